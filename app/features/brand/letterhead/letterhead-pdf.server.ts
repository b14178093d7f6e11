import type { BrandAssets } from '../schema.ts'
import { loadTypeset } from '../type/typeset.server.ts'
import { drawLetterhead } from './letterhead-drawing.server.ts'

export async function letterheadPdf(assets: BrandAssets, now: Date): Promise<Buffer> {
  // Loaded with the first PDF, so that the site starts without it.
  const { drawingsToPdf } = await import('../drawing/drawing-pdf.server.ts')
  const typeset = await loadTypeset()
  const drawing = drawLetterhead(assets, typeset)
  return drawingsToPdf([drawing], typeset, { title: drawing.title, now })
}
