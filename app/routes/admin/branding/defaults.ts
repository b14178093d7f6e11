// Puts the site's own values of one part back, as a new version.
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { defaultAssets } from '#app/features/brand/defaults.ts'
import { brandLabels } from '#app/features/brand/labels.ts'
import { savePart } from '#app/features/brand/revisions/revisions.server.ts'
import { versionSchema } from '#app/features/brand/revisions/saving.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { boardPath, partAt, partPath } from './paths.ts'

export const handle = { permission: 'brand.write' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  return redirect(boardPath)
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const staff = await requireStaff(db, request, handle.permission)
  const part = partAt(params.part === 'logo' ? '' : params.part)
  const form = await readForm({ request, context }, 'defaults', versionSchema)
  if (!form.ok) throw new Response(null, { status: 400 })
  const change = { part, value: defaultAssets[part], version: form.value.version }
  const outcome = await savePart(db, staff, change, Date.now())
  if (outcome === 'conflict')
    return redirectWithFlash(partPath(part), { kind: 'error', text: brandLabels.changedMeanwhile })
  return redirectWithFlash(partPath(part), { kind: 'success', text: brandLabels.saved })
}
