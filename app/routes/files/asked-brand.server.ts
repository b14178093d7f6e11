// Which version of the brand a file is asked for in: what never changes may be kept for ever.
import { db } from '#app/db.server.ts'
import { brandOfVersion, currentBrand } from '#app/features/brand/current-brand.server.ts'

export async function askedBrand(request: Request) {
  const asked = new URL(request.url).searchParams.get('v') ?? ''
  const known = /^\d{1,9}$/.test(asked) ? await brandOfVersion(db, Number(asked)) : null
  if (known) return { brand: known, cacheControl: 'public, max-age=31536000, immutable' }
  return { brand: await currentBrand(db), cacheControl: 'public, max-age=0, must-revalidate' }
}
