// A picture of the board: the saved assets, replaced by typed values where there are some.

import { businessCardSvgs } from '#app/features/brand/business-card/business-card-drawing.server.ts'
import { qrCodeSvg } from '#app/features/brand/business-card/qr-code.ts'
import { writeVcard } from '#app/features/brand/business-card/vcard.ts'
import { letterheadSvg } from '#app/features/brand/letterhead/letterhead-drawing.server.ts'
import { logoSvg } from '#app/features/brand/logo/logo.server.ts'
import type { BrandPart } from '#app/features/brand/parts.ts'
import { isPictureName, type PictureName } from '#app/features/brand/preview/pictures.ts'
import type { BrandAssets } from '#app/features/brand/schema.ts'
import { withTyped } from '#app/routes/admin/brand/sample/typed-brand.server.ts'
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

// The board's pictures of its parts, each as an SVG.

type Picture = { part: BrandPart; draw: (assets: BrandAssets) => Promise<string> | string }

const pictures: Record<PictureName, Picture> = {
  logo: { part: 'logo', draw: (assets) => logoSvg(assets, 'square') },
  lockup: { part: 'logo', draw: (assets) => logoSvg(assets, 'lockup') },
  'lockup-reversed': { part: 'logo', draw: (assets) => logoSvg(assets, 'lockup', 'reversed') },
  mark: { part: 'logo', draw: (assets) => logoSvg(assets, 'mark') },
  'mark-mono': { part: 'logo', draw: (assets) => logoSvg(assets, 'mark', 'mono') },
  letterhead: { part: 'letterhead', draw: letterheadSvg },
  'card-front': { part: 'businessCard', draw: async (assets) => (await businessCardSvgs(assets)).front },
  'card-back': { part: 'businessCard', draw: async (assets) => (await businessCardSvgs(assets)).back },
  'card-qr': {
    part: 'businessCard',
    draw: (assets) => qrCodeSvg(writeVcard(assets), 'Contact card as a QR code'),
  },
}
