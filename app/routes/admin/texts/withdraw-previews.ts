import { db } from '#app/db.server.ts'
import { withdrawDraftLinks } from '#app/features/texts/drafts/give-draft-links.server.ts'
import { draftLinkSchema } from '#app/features/texts/saving.ts'
import { textWords } from '#app/features/texts/words.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { pathOf, textOf } from './text-address.server.ts'

export const handle = { permission: 'texts.edit' } as const

export const loader = staffRedirect(handle.permission, ({ params }) => pathOf(params))

export const action = staffAction(handle.permission, draftLinkSchema, {
  form: 'withdraw-previews',
  run: async ({ params, value, by }) => {
    const { kind, place } = textOf(params)
    return { ok: true, outcome: await withdrawDraftLinks(db, kind, { ...place, id: value.link }, by) }
  },
  done: ({ params, value }, { outcome }) => {
    const to = pathOf(params)
    if (!outcome.ok) return { to, kind: 'info', text: textWords.linkGone }
    return { to, text: value.link === null ? textWords.linksWithdrawn : textWords.linkWithdrawn }
  },
})
