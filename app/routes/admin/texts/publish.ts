// Publishes the draft of a text as it is, from the page that shows it in place.
import { db } from '#app/db.server.ts'
import { textVersionSchema } from '#app/features/texts/saving.ts'
import { findEdited } from '#app/features/texts/versions.server.ts'
import { textWords } from '#app/features/texts/words.ts'
import { saveText } from '#app/features/texts/write-texts.server.ts'
import { drawn } from '#app/languages/message.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { cameFrom, isBeside, withFrom } from './paths.ts'
import { pathOf, textOf } from './text-address.server.ts'
import { publishedWords } from './told.server.ts'

export const handle = { permission: 'texts.publish' } as const

export const loader = staffRedirect(handle.permission, ({ params }) => pathOf(params))

export const action = staffAction(handle.permission, textVersionSchema, {
  form: 'publish',
  run: async ({ params, value: { version }, by, language }) => {
    const { kind, place } = textOf(params)
    const edited = await findEdited(db, kind, place)
    if (!edited?.draft) return { ok: true, outcome: null }
    if (edited.version !== version) return { ok: true, outcome: { ok: false, reason: 'changed' } as const }
    const input = { document: edited.document, version, publish: { at: 'now' }, language } as const
    return { ok: true, outcome: await saveText(db, kind, place, input, by) }
  },
  done: async ({ request, params, by, say, language }, { outcome }) => {
    const to = cameFrom(request.url) ?? pathOf(params)
    if (!outcome) return { to, kind: 'info', text: textWords.nothingToPublish }
    if (outcome.ok) {
      const { text, link } = await publishedWords(db, textOf(params), 'now', by.now, { say, language })
      return { to, text: drawn(text), link }
    }
    // The form tells the errors of the draft when it is saved.
    const text = 'errors' in outcome ? textWords.draftRefused : textWords.changedMeanwhile
    const form = withFrom(pathOf(params), cameFrom(request.url), isBeside(request.url))
    return { to: 'errors' in outcome ? form : to, kind: 'info', text }
  },
})
