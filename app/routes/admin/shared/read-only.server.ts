// The action of staff pages that take no form: who posts to one is led to sign in first, as everywhere behind the door.
import type { ActionFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'

export async function readOnly({ request }: ActionFunctionArgs) {
  await requireStaff(db, request, 'own.account')
  throw new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
}
