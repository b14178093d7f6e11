// The company's letterhead: A4, with the mark and the name at the top and contact details at the bottom.
import { paperInks } from '#app/features/brand/colour/paper-inks.ts'
import { type Drawing, type Shape, textShape } from '#app/features/brand/drawing/drawing.ts'
import { drawingToSvg } from '#app/features/brand/drawing/drawing-svg.server.tsx'
import { logoColors } from '#app/features/brand/logo/logo-colors.ts'
import { markShapes } from '#app/features/brand/logo/mark.server.ts'
import type { BrandAssets, Letterhead } from '#app/features/brand/schema.ts'
import { plainText } from '#app/features/brand/type/plain-text.ts'
import { fitText, loadTypeset, type Typeset } from '#app/features/brand/type/typeset.server.ts'

/** In millimetres. */
export const a4 = { width: 210, height: 297, margin: 20 } as const

const mark = { x: a4.margin, y: 15, size: 16 }
const headLeft = mark.x + mark.size + 5
const headWidth = a4.width - a4.margin - headLeft
const textWidth = a4.width - 2 * a4.margin
const footTop = a4.height - 27

export function drawLetterhead(assets: BrandAssets, typeset: Typeset): Drawing {
  const { letterhead, logo, palette } = assets
  const { ink, soft } = paperInks(palette)
  const companyName = plainText(letterhead.companyName)
  const name = fitText(companyName, { family: 'display', weight: 700, size: 7 }, headWidth, 1, typeset)
  const slogan = fitText(plainText(letterhead.slogan), { family: 'text', weight: 600, size: 3 }, headWidth, 1, typeset)
  const contacts = contactLines(letterhead).map((line) =>
    fitText(line, { family: 'text', weight: 400, size: 2.9 }, textWidth, 2, typeset),
  )
  const nameLine = slogan.lines.length > 0 ? 22.5 : 25.5
  const footLines = contacts.flatMap(({ lines, style }) => lines.map((value) => ({ value, style })))
  return {
    title: companyName,
    width: a4.width,
    height: a4.height,
    shapes: [
      ...markShapes(plainText(logo.mark), logoColors(logo, 'colour'), mark, typeset),
      ...name.lines.map((value) => textShape(value, name.style, headLeft, nameLine, ink)),
      ...slogan.lines.map((value) => textShape(value, slogan.style, headLeft, 29, soft)),
      { kind: 'rect', x: a4.margin, y: footTop, width: textWidth, height: 0.35, fill: palette.primaryColor },
      ...footLines.map(({ value, style }, index) =>
        textShape(value, style, a4.margin, footTop + 5.5 + index * 4.4, soft),
      ),
    ],
  }
}

/** The known address and contact details, on up to two lines. */
export const contactLines = ({ address, phone, email, website }: Letterhead): string[] =>
  [plainText(address), [phone, email, website].map(plainText).filter(Boolean).join(' · ')].filter(Boolean)

/** The preview on a page; it has the exact size in millimetres when printed. */
export async function letterheadSvg(assets: BrandAssets): Promise<string> {
  const typeset = await loadTypeset()
  const size = { width: `${a4.width}mm`, height: `${a4.height}mm` }
  const { shapes, ...drawing } = drawLetterhead(assets, typeset)
  const paper: Shape = { kind: 'rect', x: 0, y: 0, width: a4.width, height: a4.height, fill: '#ffffff' }
  return drawingToSvg({ ...drawing, shapes: [paper, ...shapes] }, typeset, size)
}

export async function letterheadPdf(assets: BrandAssets, now: Date): Promise<Buffer> {
  // Loaded with the first PDF, so that the site starts without it.
  const { drawingsToPdf } = await import('../drawing/drawing-pdf.server.ts')
  const typeset = await loadTypeset()
  const drawing = drawLetterhead(assets, typeset)
  return drawingsToPdf([drawing], typeset, { title: drawing.title, now })
}
