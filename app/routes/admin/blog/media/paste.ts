// Takes a picture from a script of the post form, and says where it is or why it is not taken.
import type { ActionFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { receivePicture } from './receive-picture.server.ts'

export const handle = { permission: 'posts.write' } as const

export const loader = staffLoader(handle.permission, async () => {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } })
})

export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireStaff(db, request, handle.permission)
  const uploaded = await receivePicture(request, actor)
  const answer = uploaded.ok ? { id: uploaded.item.id, src: uploaded.item.src } : { problem: uploaded.problem }
  return Response.json(answer, { status: uploaded.ok ? 200 : 422, headers: { 'Cache-Control': 'private, no-store' } })
}
