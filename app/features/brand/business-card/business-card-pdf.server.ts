import type { BrandAssets } from '../schema.ts'
import { loadTypeset } from '../type/typeset.server.ts'
import { cardSize, drawBusinessCard } from './business-card-drawing.server.ts'

const roomForCropMarks = 6

/** Front and back for the printer: 85 × 55 mm, 3 mm bleed, crop marks. */
export async function businessCardPdf(assets: BrandAssets, now: Date): Promise<Buffer> {
  const { drawingsToPdf } = await import('../drawing/drawing-pdf.server.ts')
  const typeset = await loadTypeset()
  const { front, back } = drawBusinessCard(assets, typeset)
  const print = { bleed: cardSize.bleed, marks: roomForCropMarks }
  return drawingsToPdf([front, back], typeset, { title: back.title, now, print })
}
