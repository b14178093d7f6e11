// Which version of the brand a file is asked for in: what never changes may be kept for ever.
import { db } from '#app/db.server.ts'
import { brandOfVersion, currentBrand } from '#app/features/brand/current-brand.server.ts'

const forEver = 'public, max-age=31536000, immutable'
const askAgain = 'public, max-age=0, must-revalidate'

const askedVersion = (request: Request) => new URL(request.url).searchParams.get('v') ?? ''

/** The version that is asked for, where there is one; otherwise the newest. */
export async function askedBrand(request: Request) {
  const asked = askedVersion(request)
  const known = /^\d{1,9}$/.test(asked) ? await brandOfVersion(db, Number(asked)) : null
  return known ? { brand: known, cacheControl: forEver } : { brand: await currentBrand(db), cacheControl: askAgain }
}

/** The newest, whichever is asked for: pictures of old versions are drawn for nobody. */
export async function newestBrand(request: Request) {
  const brand = await currentBrand(db)
  return { brand, cacheControl: askedVersion(request) === String(brand.version) ? forEver : askAgain }
}
