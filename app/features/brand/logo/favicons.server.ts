// The site's icons for browsers and phones, with the file names of public/.
import type { Drawing } from '../drawing/drawing.ts'
import { drawingToSvg } from '../drawing/drawing-svg.server.tsx'
import type { BrandAssets } from '../schema.ts'
import { plainText } from '../type/plain-text.ts'
import { loadTypeset, type Typeset } from '../type/typeset.server.ts'
import { logoColors } from './logo-colors.ts'
import { markShapes, markSide } from './mark.server.ts'
import { drawPng } from './rasters.server.ts'

export const faviconNames = [
  'favicon.svg',
  'favicon.ico',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
] as const

type FaviconName = (typeof faviconNames)[number]

/** Rounded by itself; full where the system rounds the corners; maskable where it may cut a circle. */
type IconShape = 'rounded' | 'full' | 'maskable'

export async function drawFavicon(assets: BrandAssets, name: FaviconName): Promise<Buffer> {
  const typeset = await loadTypeset()
  const svg = (shape: IconShape, side: number) =>
    drawingToSvg(drawIcon(assets, shape, typeset), typeset, { width: side, height: side })
  const png = (shape: IconShape, side: number) => drawPng(svg(shape, side), side)
  switch (name) {
    case 'favicon.svg':
      return Buffer.from(svg('rounded', markSide))
    case 'favicon.ico': {
      const sides = [16, 32, 48]
      return writeIco(await Promise.all(sides.map(async (side) => ({ side, png: await png('rounded', side) }))))
    }
    case 'apple-touch-icon.png':
      return png('full', 180)
    case 'icon-192.png':
      return png('rounded', 192)
    case 'icon-512.png':
      return png('rounded', 512)
    case 'icon-maskable-512.png':
      return png('maskable', 512)
  }
}

/** Windows' icon format: a directory, then each picture as a PNG, which every system since 2007 reads. */
function writeIco(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + pictures.length * 16)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  pictures.forEach(({ side, png }, index) => {
    const at = 6 + index * 16
    // A side of 256 is stored as 0.
    header.writeUInt8(side % 256, at)
    header.writeUInt8(side % 256, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

// Only the inner circle of a maskable icon, 80 % wide, is always visible, and the mark's corners must lie inside it.
const markShare = { rounded: 1, full: 1, maskable: 0.78 } as const

function drawIcon({ logo, letterhead }: BrandAssets, shape: IconShape, typeset: Typeset): Drawing {
  const { letters, node } = logoColors(logo, 'colour')
  const side = markSide
  const size = side * markShare[shape]
  const place = { x: (side - size) / 2, y: (side - size) / 2, size }
  return {
    title: plainText(letterhead.companyName),
    width: side,
    height: side,
    shapes: [
      {
        kind: 'rect',
        x: 0,
        y: 0,
        width: side,
        height: side,
        fill: logo.primaryColor,
        radius: shape === 'rounded' ? 14 : 0,
      },
      ...markShapes(plainText(logo.mark), { tile: null, letters, node }, place, typeset),
    ],
  }
}
