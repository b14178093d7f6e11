// Publishes the draft of a text, or the translation of the code, as it is: from the page that shows it in place, or waits for it.
import { db } from '#app/db.server.ts'
import { textVersionSchema } from '#app/features/texts/saving.ts'
import { reviewedPaths } from '#app/features/texts/translations/reviewed-paths.server.ts'
import { findTranslation } from '#app/features/texts/translations/translations.server.ts'
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
    const [edited, translation, before] = await Promise.all([
      findEdited(db, kind, place),
      findTranslation(db, kind, place, by.now),
      reviewedPaths(db, place.language, by.now),
    ])
    const isUnpublished = translation && ['machine', 'draft'].includes(translation.state) && !translation.isPlanned
    if (!edited || !(edited.draft || isUnpublished)) return { ok: true, outcome: null, before }
    if (edited.version !== version) return { ok: true, outcome: { ok: false, reason: 'changed' } as const, before }
    const input = { document: edited.document, version, publish: { at: 'now' }, language } as const
    return { ok: true, outcome: await saveText(db, kind, place, input, by), before }
  },
  done: async ({ request, params, by, say, language }, { outcome, before }) => {
    const to = cameFrom(request.url) ?? pathOf(params)
    if (!outcome) return { to, kind: 'info', text: textWords.nothingToPublish }
    if (outcome.ok) {
      const told = await publishedWords(db, textOf(params), 'now', by.now, { say, language, to, before })
      return { to, ...told, text: drawn(told.text) }
    }
    // The form tells the errors of the draft when it is saved.
    const text = 'errors' in outcome ? textWords.draftRefused : textWords.changedMeanwhile
    const form = withFrom(pathOf(params), cameFrom(request.url), isBeside(request.url))
    return { to: 'errors' in outcome ? form : to, kind: 'info', text }
  },
})
