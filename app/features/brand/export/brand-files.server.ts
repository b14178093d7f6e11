// The board's downloads: each file's name, its type, and a function that makes it on request.
import { businessCardPdf, businessCardSvgs } from '#app/features/brand/business-card/business-card-drawing.server.ts'
import { qrCodeSvg } from '#app/features/brand/business-card/qr-code.ts'
import { writeVcard } from '#app/features/brand/business-card/vcard.ts'
import { type Swatch, swatchesOf } from '#app/features/brand/colour/palette.ts'
import { toRgb } from '#app/features/brand/colour/rgb.ts'
import { letterheadPdf } from '#app/features/brand/letterhead/letterhead-drawing.server.ts'
import { drawFavicon, faviconNames } from '#app/features/brand/logo/favicons.server.ts'
import { logoLayouts, logoSvg } from '#app/features/brand/logo/logo.server.ts'
import { versionsOf } from '#app/features/brand/logo/logo-colors.ts'
import { logoPng, mailMarkPng, pngWidths } from '#app/features/brand/logo/rasters.server.ts'
import { writeEmailSignature, writeLetterheadMail } from '#app/features/brand/mail/letterhead-mail.ts'
import type { BrandAssets } from '#app/features/brand/schema.ts'
import { plainText } from '#app/features/brand/type/plain-text.ts'
import { fileStem } from './file-groups.ts'

export const mailMarkPath = 'logo/mail-mark.png'

export type BrandFile = {
  /** The path inside the zip. */
  path: string
  type: string
  make: () => Promise<Buffer> | Buffer | Promise<string> | string
}

const types = {
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/vnd.microsoft.icon',
  pdf: 'application/pdf',
  vcf: 'text/vcard; charset=utf-8',
  html: 'text/html; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

export function listBrandFiles(assets: BrandAssets, now: Date): BrandFile[] {
  const stem = fileStem(assets.letterhead.companyName)
  const file = (path: string, make: BrandFile['make']): BrandFile => {
    const ending = path.slice(path.lastIndexOf('.') + 1) as keyof typeof types
    return { path, type: types[ending], make }
  }
  return [...logoFiles(), ...faviconFiles(), ...letterheadFiles(), ...cardFiles(), ...paletteFiles()]

  function logoFiles() {
    const all = logoLayouts.flatMap((layout) => versionsOf(layout).map((version) => ({ layout, version })))
    const versions = all.flatMap(({ layout, version }) => [
      file(`logo/${stem}-${layout}-${version}.svg`, () => logoSvg(assets, layout, version)),
      ...pngWidths(assets).map((width) =>
        file(`logo/${stem}-${layout}-${version}-${width}.png`, () => logoPng(assets, layout, version, width)),
      ),
    ])
    return [...versions, file(mailMarkPath, () => mailMarkPng(assets))]
  }

  function faviconFiles() {
    return faviconNames.map((name) => file(`favicon/${name}`, () => drawFavicon(assets, name)))
  }

  function letterheadFiles() {
    return [
      file(`letterhead/${stem}-letterhead.pdf`, () => letterheadPdf(assets, now)),
      file(`letterhead/${stem}-letterhead.docx`, async () => {
        const { letterheadDocx } = await import('../letterhead/letterhead-docx.server.ts')
        return letterheadDocx(assets)
      }),
      file(`letterhead/${stem}-letterhead.html`, () => writeLetterheadMail(assets)),
    ]
  }

  function cardFiles() {
    return [
      file(`business-card/${stem}-card.pdf`, () => businessCardPdf(assets, now)),
      file(`business-card/${stem}-card-front.svg`, async () => (await businessCardSvgs(assets)).front),
      file(`business-card/${stem}-card-back.svg`, async () => (await businessCardSvgs(assets)).back),
      file(`business-card/${stem}-card.vcf`, () => writeVcard(assets)),
      file(`business-card/${stem}-card-qr.svg`, () => qrCodeSvg(writeVcard(assets), 'Contact card as a QR code')),
      file(`business-card/${stem}-signature.html`, () => writeEmailSignature(assets).html),
      file(`business-card/${stem}-signature.txt`, () => writeEmailSignature(assets).text),
    ]
  }

  function paletteFiles() {
    return [
      file(`palette/${stem}-palette.css`, () => paletteCss(assets)),
      file(`palette/${stem}-palette.tokens.json`, () => paletteTokens(assets)),
    ]
  }
}

/** Makes the file. */
export async function readBrandFile(file: BrandFile): Promise<Buffer> {
  const content = await file.make()
  return typeof content === 'string' ? Buffer.from(content) : content
}

// The palette for stylesheets and design tools.

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
