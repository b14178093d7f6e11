// A picture of the board: of the saved assets, with what is typed in the place of what is saved.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { pictures } from '#app/features/brand/preview/pictures.server.ts'
import { isPictureName } from '#app/features/brand/preview/pictures.ts'
import { withTyped } from '#app/features/brand/preview/read-typed.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { askedBrand } from '#app/routes/files/asked-brand.server.ts'

export const handle = { permission: 'brand.read' } as const

export async function loader({ request, params: { picture = '' } }: LoaderFunctionArgs) {
  await requireStaff(db, request, handle.permission)
  if (!isPictureName(picture)) throw new Response(null, { status: 404 })
  const { part, draw } = pictures[picture]
  const { brand } = await askedBrand(request)
  const svg = await draw(withTyped(brand.assets, part, new URL(request.url).searchParams))
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'private, no-store' },
  })
}
