// The brand that a sample wears: the saved one, with the typed values of one part.
import { brandParts } from '#app/features/brand/parts.ts'
import { withTyped } from '#app/features/brand/preview/read-typed.ts'
import { askedBrand } from '#app/routes/files/brand-download.server.ts'

export async function askedSample(request: Request) {
  const { brand } = await askedBrand(request)
  const { searchParams } = new URL(request.url)
  const part = brandParts.find((known) => known === searchParams.get('part'))
  return { version: brand.version, assets: part ? withTyped(brand.assets, part, searchParams) : brand.assets }
}
