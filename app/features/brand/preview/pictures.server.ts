// The board's pictures of its parts, each as an SVG.
import { businessCardSvgs } from '../business-card/business-card-drawing.server.ts'
import { qrCodeSvg } from '../business-card/qr-code.ts'
import { writeVcard } from '../business-card/vcard.ts'
import { letterheadSvg } from '../letterhead/letterhead-drawing.server.ts'
import { logoSvg } from '../logo/logo.server.ts'
import type { BrandPart } from '../parts.ts'
import type { BrandAssets } from '../schema.ts'
import type { PictureName } from './pictures.ts'

type Picture = { part: BrandPart; draw: (assets: BrandAssets) => Promise<string> | string }

export const pictures: Record<PictureName, Picture> = {
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
