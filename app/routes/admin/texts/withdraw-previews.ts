import { db } from '#app/db.server.ts'
import { withdrawDraftLinks } from '#app/features/texts/drafts/give-draft-links.server.ts'
import { textWords } from '#app/features/texts/words.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { pathOf, textOf } from './text-of.server.ts'

export const handle = { permission: 'texts.edit' } as const

export const loader = staffRedirect(handle.permission, ({ params }) => pathOf(params))

export const action = staffAction(handle.permission, emptySchema, {
  form: 'withdraw-previews',
  run: async ({ params, by }) => {
    const { kind, place } = textOf(params)
    return { ok: true, outcome: await withdrawDraftLinks(db, kind, place, by) }
  },
  done: ({ params }, { outcome }) => {
    const to = pathOf(params)
    return outcome.ok ? { to, text: textWords.linksWithdrawn } : { to, kind: 'info', text: textWords.nothingToPreview }
  },
})
