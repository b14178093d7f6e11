// The logo's layouts: a square with the slogan, a lockup with the company's name, and the mark alone.
import { type Drawing, type Shape, textShape } from '../drawing/drawing.ts'
import { drawingToSvg } from '../drawing/drawing-svg.server.tsx'
import type { BrandAssets } from '../schema.ts'
import { plainText } from '../type/plain-text.ts'
import { fitText, loadTypeset, type TextStyle, type Typeset } from '../type/typeset.server.ts'
import { type LogoVersion, logoColors, squareTextColor } from './logo-colors.ts'
import { markShapes, markSide } from './mark.server.ts'

export const logoLayouts = ['square', 'lockup', 'mark'] as const

export type LogoLayout = (typeof logoLayouts)[number]

export async function drawLogo(assets: BrandAssets, layout: LogoLayout, version: LogoVersion = 'colour') {
  const typeset = await loadTypeset()
  return logoDrawings[layout](assets, version, typeset)
}

/** As wide as the saved size, with text as outlines. */
export async function logoSvg(assets: BrandAssets, layout: LogoLayout, version?: LogoVersion): Promise<string> {
  const drawing = await drawLogo(assets, layout, version)
  const width = assets.logo.size
  const height = Math.round((width * drawing.height) / drawing.width)
  return drawingToSvg(drawing, await loadTypeset(), { width, height })
}

const logoDrawings: Record<LogoLayout, (assets: BrandAssets, version: LogoVersion, typeset: Typeset) => Drawing> = {
  square: drawSquare,
  lockup: drawLockup,
  mark: drawMark,
}

const titleOf = ({ letterhead, logo }: BrandAssets) =>
  plainText([letterhead.companyName, logo.slogan].filter(Boolean).join(' – '))

function drawSquare(assets: BrandAssets, version: LogoVersion, typeset: Typeset): Drawing {
  const { logo } = assets
  const side = 512
  const colors = logoColors(logo, version)
  const hasGround = version === 'colour'
  const ground: Shape[] = hasGround
    ? [{ kind: 'rect', x: 0, y: 0, width: side, height: side, fill: logo.backgroundColor }]
    : []
  const slogan = fitText(plainText(logo.slogan), style(logo.fontWeight, 44), side - 96, 3, typeset)
  const lineHeight = slogan.style.size * 1.2
  const markSize = 224
  const gap = slogan.lines.length > 0 ? 52 : 0
  const top = (side - markSize - gap - slogan.lines.length * lineHeight) / 2
  const fill = hasGround ? squareTextColor(logo) : colors.text
  const lines = slogan.lines.map((value, index) => {
    const x = (side - typeset.width(value, slogan.style)) / 2
    return textShape(value, slogan.style, x, top + markSize + gap + slogan.style.size * 0.8 + index * lineHeight, fill)
  })
  const place = { x: (side - markSize) / 2, y: top, size: markSize }
  const mark = markShapes(plainText(logo.mark), colors, place, typeset)
  return { title: titleOf(assets), width: side, height: side, shapes: [...ground, ...mark, ...lines] }
}

function drawLockup(assets: BrandAssets, version: LogoVersion, typeset: Typeset): Drawing {
  const { logo, letterhead } = assets
  const size = 128
  const left = size + 32
  const colors = logoColors(logo, version)
  const name = fitText(plainText(letterhead.companyName), style(logo.fontWeight, 64), 760, 1, typeset)
  const slogan = fitText(plainText(logo.slogan), style(logo.fontWeight, 26), 760, 1, typeset)
  const widest = Math.max(
    0,
    ...name.lines.map((line) => typeset.width(line, name.style)),
    ...slogan.lines.map((line) => typeset.width(line, slogan.style)),
  )
  const nameLine = slogan.lines.length > 0 ? 66 : 86
  return {
    title: titleOf(assets),
    width: left + widest,
    height: size,
    shapes: [
      ...markShapes(plainText(logo.mark), colors, { x: 0, y: 0, size }, typeset),
      ...name.lines.map((line) => textShape(line, name.style, left, nameLine, colors.text)),
      ...slogan.lines.map((line) => textShape(line, slogan.style, left, 110, colors.text)),
    ],
  }
}

function drawMark(assets: BrandAssets, version: LogoVersion, typeset: Typeset): Drawing {
  const place = { x: 0, y: 0, size: markSide }
  const shapes = markShapes(plainText(assets.logo.mark), logoColors(assets.logo, version), place, typeset)
  return { title: plainText(assets.letterhead.companyName), width: markSide, height: markSide, shapes }
}

const style = (weight: BrandAssets['logo']['fontWeight'], size: number): TextStyle => ({
  family: 'display',
  weight,
  size,
})
