// The saved brand as the site uses it. Every request reads the newest version's number, so a save shows at once on
// every node; everything derived from a version is computed once.
import { logError } from '#app/process/log.server.ts'
import type { BrandLook } from '#app/ui/brand-look.ts'
import type { Db } from '#db/schema.ts'
import { deriveSiteTokens, type SiteTokens } from './colour/site-tokens.ts'
import { defaultAssets } from './defaults.ts'
import { lookOf } from './look.ts'
import { findAssets, findBrand, findVersion, type SavedBrand } from './revisions/revisions.server.ts'
import type { BrandAssets } from './schema.ts'

export type CurrentBrand = {
  version: number
  assets: BrandAssets
  look: BrandLook
  tokens: SiteTokens
}

const worn = new WeakMap<Db, CurrentBrand>()
/** The site's own brand, used until one is saved. */
export const siteOwnBrand = wear({ assets: defaultAssets, version: 0 })

/** While the database cannot be read, the site keeps the brand that it read last. */
export async function currentBrand(db: Db): Promise<CurrentBrand> {
  const last = worn.get(db) ?? siteOwnBrand
  try {
    if ((await findVersion(db)) === last.version) return last
    const brand = wear(await findBrand(db))
    worn.set(db, brand)
    return brand
  } catch (error) {
    logError(error, { reading: 'brand' })
    return last
  }
}

/** The brand of one version, for cached pages that still ask for its files. Null for an unknown version. */
export async function brandOfVersion(db: Db, version: number): Promise<CurrentBrand | null> {
  const current = await currentBrand(db)
  if (current.version === version) return current
  const assets = await findAssets(db, version)
  return assets && wear({ assets, version })
}

function wear({ assets, version }: Pick<SavedBrand, 'assets' | 'version'>): CurrentBrand {
  const tokens = deriveSiteTokens(assets.palette)
  return { version, assets, tokens, look: lookOf(assets, version, tokens.both['brand-navy'] ?? '') }
}
