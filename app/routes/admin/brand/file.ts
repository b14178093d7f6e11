// A file of the saved assets, or all of them in a zip.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { fileDownload, zipDownload } from '#app/routes/files/brand-download.server.ts'

export const handle = { permission: 'brand.read' } as const

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  const brand = await currentBrand(db)
  return params['*'] === 'all.zip' ? zipDownload(brand) : fileDownload(brand, params['*'] ?? '')
}
