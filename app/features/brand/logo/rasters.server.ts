import { logoSizes } from '../limits.ts'
import type { BrandAssets } from '../schema.ts'
import { type LogoLayout, logoSvg } from './logo.server.ts'
import type { LogoVersion } from './logo-colors.ts'

/** Half, whole and twice the saved size, within what a screen or a sheet can use. */
export const pngWidths = ({ logo: { size } }: BrandAssets): [small: number, medium: number, large: number] => [
  Math.max(logoSizes.least / 2, Math.round(size / 2)),
  size,
  size * 2,
]

export async function logoPng(assets: BrandAssets, layout: LogoLayout, version: LogoVersion, width: number) {
  const svg = await logoSvg({ ...assets, logo: { ...assets.logo, size: width } }, layout, version)
  return drawPng(svg, width)
}

// Choosing few colours halves a file, and takes seconds for a large one.
const largestPaletted = 1024

/** As many pixels as the SVG says of itself. */
export async function drawPng(svg: string, width: number): Promise<Buffer> {
  // Loaded when the first is drawn: 24 MB that most starts can do without.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg))
    .png({ palette: width <= largestPaletted })
    .toBuffer()
}
