// A picture of the board: the saved assets, replaced by typed values where there are some.
import { pictures } from '#app/features/brand/preview/pictures.server.ts'
import { isPictureName } from '#app/features/brand/preview/pictures.ts'
import { withTyped } from '#app/features/brand/preview/read-typed.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { askedBrand } from '#app/routes/files/brand-download.server.ts'

export const handle = { permission: 'brand.read' } as const

export const loader = staffLoader(handle.permission, async ({ request, params: { picture = '' } }) => {
  if (!isPictureName(picture)) throw new Response(null, { status: 404 })
  const { part, draw } = pictures[picture]
  const { brand } = await askedBrand(request)
  const svg = await draw(withTyped(brand.assets, part, new URL(request.url).searchParams))
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'private, no-store' },
  })
})
