// The palette for stylesheets and design tools.
import { type Swatch, swatchesOf } from '../colour/contrast.ts'
import { toRgb } from '../colour/rgb.ts'
import type { BrandAssets } from '../schema.ts'
import { plainText } from '../type/plain-text.ts'

const slug = ({ name }: Swatch) => name.toLowerCase()

export function paletteCss({ palette }: BrandAssets): string {
  const lines = swatchesOf(palette).map((swatch) => `  --color-${slug(swatch)}: ${swatch.color};`)
  return `:root {\n${lines.join('\n')}\n}\n`
}

/** The Design Tokens Format Module of the W3C's community group, 2025.10. */
export function paletteTokens({ palette, letterhead }: BrandAssets): string {
  const colors = swatchesOf(palette).map((swatch) => {
    const components = toRgb(swatch.color).map((part) => Math.round((part / 255) * 1e5) / 1e5)
    return [slug(swatch), { $value: { colorSpace: 'srgb', components, alpha: 1, hex: swatch.color } }] as const
  })
  const color = { $type: 'color', $description: plainText(letterhead.companyName), ...Object.fromEntries(colors) }
  return `${JSON.stringify({ color }, null, 2)}\n`
}
