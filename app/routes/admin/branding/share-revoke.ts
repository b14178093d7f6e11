import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { brandLabels } from '#app/features/brand/labels.ts'
import { revokeShareLink } from '#app/features/brand/share/share-links.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { boardPath } from './paths.ts'

export const handle = { permission: 'brand.write' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  return redirect(`${boardPath}/share`)
}

export async function action({ request, params: { id = '' } }: ActionFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  if (!(await revokeShareLink(db, staff, id, Date.now()))) throw new Response(null, { status: 404 })
  return redirectWithFlash(`${boardPath}/share`, { kind: 'success', text: brandLabels.linkRevoked })
}
