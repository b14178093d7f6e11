// The brand that a sample wears: the saved one, with the typed values of one part.
import { type BrandPart, brandParts } from '#app/features/brand/parts.ts'
import { type BrandAssets, partSchemas } from '#app/features/brand/schema.ts'
import { askedBrand } from '#app/routes/files/brand-download.server.ts'

export async function askedSample(request: Request) {
  const { brand } = await askedBrand(request)
  const { searchParams } = new URL(request.url)
  const part = brandParts.find((known) => known === searchParams.get('part'))
  return { version: brand.version, assets: part ? withTyped(brand.assets, part, searchParams) : brand.assets }
}

// Applies the typed values that are valid; all others stay as saved.

export function withTyped(assets: BrandAssets, part: BrandPart, typed: URLSearchParams): BrandAssets {
  const fields = Object.entries(partSchemas[part].shape).flatMap(([name, rule]) => {
    const value = typed.get(name)
    const checked = value === null ? null : rule.safeParse(value)
    return checked?.success ? [[name, checked.data] as const] : []
  })
  return { ...assets, [part]: { ...assets[part], ...Object.fromEntries(fields) } }
}
