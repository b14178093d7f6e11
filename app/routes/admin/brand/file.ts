// A file of the saved assets, or a zip of all of them.
import { db } from '#app/db.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { fileDownload, zipDownload } from '#app/routes/files/brand-download.server.ts'

export const handle = { permission: 'brand.read' } as const

export const loader = staffLoader(handle.permission, async ({ params, context }) => {
  const brand = await currentBrand(db)
  return params['*'] === 'all.zip' ? zipDownload(brand, context) : fileDownload(brand, params['*'] ?? '')
})
