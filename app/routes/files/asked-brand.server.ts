// Finds the version of the brand that a file's address names: a named version never changes, so it can be cached for
// ever.
import { db } from '#app/db.server.ts'
import { brandOfVersion, currentBrand } from '#app/features/brand/current-brand.server.ts'

const forEver = 'public, max-age=31536000, immutable'
const askAgain = 'public, max-age=0, must-revalidate'

const askedVersion = (request: Request) => new URL(request.url).searchParams.get('v') ?? ''

/** The named version if it exists, otherwise the newest. */
export async function askedBrand(request: Request) {
  const version = askedVersion(request)
  const brand = /^\d{1,9}$/.test(version) ? await brandOfVersion(db, Number(version)) : null
  return brand ? { brand: brand, cacheControl: forEver } : { brand: await currentBrand(db), cacheControl: askAgain }
}

/** Always the newest version: pictures of old versions are not drawn again. */
export async function newestBrand(request: Request) {
  const brand = await currentBrand(db)
  return { brand, cacheControl: askedVersion(request) === String(brand.version) ? forEver : askAgain }
}
