import { markSide } from '#app/mail/look/mark-picture.ts'
import { logoSizes } from '../limits.ts'
import type { BrandAssets } from '../schema.ts'
import { type LogoLayout, logoSvg } from './logo.server.ts'
import type { LogoVersion } from './logo-colors.ts'

/** Half, full and double the saved size, within useful limits. */
export const pngWidths = ({ logo: { size } }: BrandAssets): [small: number, medium: number, large: number] => [
  Math.max(logoSizes.least / 2, Math.round(size / 2)),
  size,
  size * 2,
]

export async function logoPng(assets: BrandAssets, layout: LogoLayout, version: LogoVersion, width: number) {
  const svg = await logoSvg({ ...assets, logo: { ...assets.logo, size: width } }, layout, version)
  return drawPng(svg, width)
}

/** With two pixels where mails have one, for fine screens. */
export const mailMarkPng = (assets: BrandAssets) => logoPng(assets, 'mark', 'colour', 2 * markSide)

// Reducing the colours halves a file, but takes seconds for a large one.
const largestPaletted = 1024

/** Has the pixel size that the SVG declares. */
export async function drawPng(svg: string, width: number): Promise<Buffer> {
  // Loaded with the first picture: 24 MB that most starts do not need.
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg))
    .png({ palette: width <= largestPaletted })
    .toBuffer()
}
