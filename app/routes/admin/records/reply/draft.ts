// Saves a reply's draft while it is written. A script sends it and gets the time of saving.
import { db } from '#app/db.server.ts'
import { saveDraft } from '#app/features/records/reply/draft.server.ts'
import { replySchema } from '#app/features/records/reply/schema.ts'
import { inboxPath } from '#app/routes/admin/inbox/query.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { writableRecord } from '../route.server.ts'

export const handle = { permission: 'inbox.write' } as const

export type StoredDraft = { savedAt: number }

export const loader = staffRedirect(handle.permission, () => inboxPath)

export const action = staffAction(handle.permission, replySchema, {
  form: 'reply',
  run: ({ params, value, staff, by }) => {
    const { kind, reference } = writableRecord(params, staff)
    return saveDraft(db, { ...value, kind, reference, isAutomatic: true }, by)
  },
  done: ({ now }) =>
    Response.json({ savedAt: now } satisfies StoredDraft, { headers: { 'Cache-Control': 'private, no-store' } }),
})
