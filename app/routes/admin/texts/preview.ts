// Gives out a link to the preview, and opens it.
import { db } from '#app/db.server.ts'
import { giveDraftLink } from '#app/features/texts/drafts/give-draft-links.server.ts'
import { textWords } from '#app/features/texts/words.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { pathOf, textOf } from './text-address.server.ts'

export const handle = { permission: 'texts.edit' } as const

export const loader = staffRedirect(handle.permission, ({ params }) => pathOf(params))

export const action = staffAction(handle.permission, emptySchema, {
  form: 'preview',
  run: async ({ params, by }) => {
    const { kind, place } = textOf(params)
    return { ok: true, given: await giveDraftLink(db, kind, place, by) }
  },
  done: ({ params }, { given }) =>
    given.ok ? { to: given.path } : { to: pathOf(params), kind: 'info', text: textWords.nothingToPreview },
})
