// The two sides of a business card. The drawing extends beyond the cut by the bleed, so that no white edge remains.
import { paperInks } from '#app/features/brand/colour/paper-inks.ts'
import { makeReadable } from '#app/features/brand/colour/readable.ts'
import type { Hex } from '#app/features/brand/colour/rgb.ts'
import { type Drawing, type Shape, textShape } from '#app/features/brand/drawing/drawing.ts'
import { drawingToSvg } from '#app/features/brand/drawing/drawing-svg.server.tsx'
import { logoColors } from '#app/features/brand/logo/logo-colors.ts'
import { markShapes } from '#app/features/brand/logo/mark.server.ts'
import type { BrandAssets } from '#app/features/brand/schema.ts'
import { plainText } from '#app/features/brand/type/plain-text.ts'
import { fitText, loadTypeset, type TextStyle, type Typeset } from '#app/features/brand/type/typeset.server.ts'
import { qrCode } from './qr-code.ts'
import { writeVcard } from './vcard.ts'

/** In millimetres. */
const cardSize = { width: 85, height: 55, bleed: 3, margin: 6 } as const

const { width, height, bleed, margin } = cardSize

type CardFaces = { front: Drawing; back: Drawing }

export function drawBusinessCard(assets: BrandAssets, typeset: Typeset): CardFaces {
  return { front: drawFront(assets, typeset), back: drawBack(assets, typeset) }
}

export async function businessCardSvgs(assets: BrandAssets): Promise<{ front: string; back: string }> {
  const typeset = await loadTypeset()
  const { front, back } = drawBusinessCard(assets, typeset)
  const size = { width: `${width}mm`, height: `${height}mm` }
  return { front: drawingToSvg(front, typeset, size), back: drawingToSvg(back, typeset, size) }
}

const ground = (fill: Hex): Shape => ({
  kind: 'rect',
  x: -bleed,
  y: -bleed,
  width: width + 2 * bleed,
  height: height + 2 * bleed,
  fill,
})

function drawFront({ logo, letterhead, palette }: BrandAssets, typeset: Typeset): Drawing {
  const fill = palette.backgroundColor
  const text = makeReadable(palette.textColor, [fill]).color
  const company = plainText(letterhead.companyName)
  const mark = { x: margin, y: margin + 2, size: 17 }
  const wide = width - 2 * margin
  const name = fitText(company, { family: 'display', weight: 700, size: 6 }, wide, 2, typeset)
  const slogan = fitText(plainText(letterhead.slogan), { family: 'text', weight: 400, size: 2.8 }, wide, 2, typeset)
  const sloganTop = height - margin - (slogan.lines.length - 1) * slogan.style.size * 1.3
  const nameTop = sloganTop - 5 - (name.lines.length - 1) * name.style.size * 1.1
  return {
    title: company,
    width,
    height,
    shapes: [
      ground(fill),
      ...markShapes(plainText(logo.mark), logoColors(logo, 'colour'), mark, typeset),
      ...stack(name.lines, name.style, nameTop, 1.1, text),
      ...stack(slogan.lines, slogan.style, sloganTop, 1.3, text),
    ],
  }
}

function drawBack(assets: BrandAssets, typeset: Typeset): Drawing {
  const { businessCard, letterhead, palette } = assets
  const { ink, soft } = paperInks(palette)
  const code = { size: 24, x: width - margin - 24, y: margin }
  const wide = code.x - margin - 3
  const owner = plainText(businessCard.name || letterhead.companyName)
  const name = fitText(owner, { family: 'display', weight: 600, size: 4.8 }, wide, 2, typeset)
  const role = fitText(plainText(businessCard.title), { family: 'text', weight: 400, size: 2.9 }, wide, 2, typeset)
  const contacts = [businessCard.phone, businessCard.email, businessCard.website]
    .map(plainText)
    .filter(Boolean)
    .map((value) => fitText(value, { family: 'text', weight: 400, size: 2.9 }, width - 2 * margin, 1, typeset))
  const roleTop = margin + 3.5 + name.lines.length * name.style.size * 1.15
  const contactTop = height - margin - (contacts.length - 1) * 4.2
  return {
    title: owner,
    width,
    height,
    shapes: [
      ground('#ffffff'),
      {
        kind: 'rect',
        x: -bleed,
        y: -bleed,
        width: bleed + 1.5,
        height: height + 2 * bleed,
        fill: palette.primaryColor,
      },
      ...stack(name.lines, name.style, margin + 3.5, 1.15, ink),
      ...stack(role.lines, role.style, roleTop, 1.3, soft),
      ...contacts.flatMap(({ lines, style }, index) => stack(lines, style, contactTop + index * 4.2, 1.3, ink)),
      ...codeShapes(writeVcard(assets), code),
    ],
  }
}

const stack = (lines: string[], style: TextStyle, y: number, leading: number, fill: Hex): Shape[] =>
  lines.map((value, index) => textShape(value, style, margin, y + index * style.size * leading, fill))

function codeShapes(text: string, { x, y, size }: { x: number; y: number; size: number }): Shape[] {
  const { path, size: modules } = qrCode(text)
  return [{ kind: 'path', d: path, x, y, scale: size / modules, fill: '#000000' }]
}

const roomForCropMarks = 6

/** Front and back for the printer: 85 × 55 mm, 3 mm bleed, crop marks. */
export async function businessCardPdf(assets: BrandAssets, now: Date): Promise<Buffer> {
  const { drawingsToPdf } = await import('../drawing/drawing-pdf.server.ts')
  const typeset = await loadTypeset()
  const { front, back } = drawBusinessCard(assets, typeset)
  const print = { bleed: cardSize.bleed, marks: roomForCropMarks }
  return drawingsToPdf([front, back], typeset, { title: back.title, now, print })
}
