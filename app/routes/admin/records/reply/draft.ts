// Stores what is typed into a reply while it is written. A script sends it, and is told when it was stored.
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { saveDraft } from '#app/features/records/reply/draft.server.ts'
import { replySchema } from '#app/features/records/reply/schema.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readForm } from '#app/forms/read/read-form.server.ts'
import { inboxPath } from '#app/routes/admin/inbox/query.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { writableRecord } from '../route.server.ts'

export const handle = { permission: 'inbox.write' } as const

export type StoredDraft = { savedAt: number }

export const loader = staffLoader(handle.permission, async () => redirect(inboxPath))

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  const { kind, reference } = writableRecord(params, staff)
  const form = await readForm({ request, context }, 'reply', replySchema)
  // Sending it says what is wrong with it.
  if (!form.ok) return new Response(null, { status: 422 })
  const { now } = form.context
  const draft = { ...form.value, reference, actor: staff, isAutomatic: true }
  if (!(await saveDraft(db, kind, draft, now)).ok) throw new Response(null, { status: 404 })
  return Response.json({ savedAt: now } satisfies StoredDraft, { headers: { 'Cache-Control': 'private, no-store' } })
}
