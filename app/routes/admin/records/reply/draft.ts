// Saves a reply's draft while it is written. A script sends it and gets the time of saving.
import { db } from '#app/db.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { saveDraft } from '#app/features/records/reply/draft.server.ts'
import { replySchema } from '#app/features/records/reply/schema.ts'
import { forgetKeptForm } from '#app/features/staff/kept-forms/kept-forms.server.ts'
import { inboxPath } from '#app/routes/admin/inbox/query.ts'
import { writableRecord } from '#app/routes/admin/records/record-parts.server.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { isUntouched } from './composer.server.ts'

export const handle = { permission: 'inbox.write' } as const

/** Null if the text was empty, which deletes the draft. */
export type StoredDraft = { savedAt: number | null }

export const loader = staffRedirect(handle.permission, () => inboxPath)

export const action = staffAction(handle.permission, replySchema, {
  form: 'reply',
  run: async ({ params, value, staff, by }) => {
    const { kind, reference } = writableRecord(params, staff)
    // The draft is newer than the text of an ended session.
    await forgetKeptForm(db, staff.id, `${recordPath({ kind, reference })}/reply`)
    const record = await findRecord(db, kind, reference)
    if (!record) return { ok: false, reason: 'gone' }
    const draft = { ...value, isAutomatic: true, isUntouched: await isUntouched(record, value, staff) }
    return saveDraft(db, { ...draft, kind, reference }, by)
  },
  done: ({ now }, { isKept }) =>
    Response.json({ savedAt: isKept ? now : null } satisfies StoredDraft, {
      headers: { 'Cache-Control': 'private, no-store' },
    }),
})
