// Where the sidebar's "Blog Posts" was: the manager has one address.
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { manager } from './post-labels.ts'

export const handle = { permission: 'posts.read' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  return redirect(manager)
}
