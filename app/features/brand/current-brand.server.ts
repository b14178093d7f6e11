// The saved brand as the site uses it, with the company's contact details. Every request reads the newest version's
// number, so a save shows at once on every node; everything derived from a version is computed once.
import { type Company, companyInCode, readCompany } from '#app/features/texts/company/company.server.ts'
import { editionAt, keepOfBrand, type TextSource } from '#app/features/texts/edition.server.ts'
import { isPlaceholder } from '#app/features/texts/missing-facts.ts'
import type { BrandLook } from '#app/ui/brand-look.ts'
import type { Db } from '#db/schema.ts'
import { deriveSiteTokens, type SiteTokens } from './colour/site-tokens.ts'
import { defaultAssets, lookOf } from './defaults.ts'
import { findAssets, readBrand, type SavedBrand } from './revisions/revisions.server.ts'
import type { BrandAssets } from './schema.ts'

export type CurrentBrand = {
  version: number
  assets: BrandAssets
  look: BrandLook
  tokens: SiteTokens
}

const notSaved = { assets: defaultAssets, version: 0 }
/** The company's facts are others once a text or the brand has changed. */
const worn = new WeakMap<Company, CurrentBrand>()
/** The site's own brand, used until one is saved. */
export const siteOwnBrand = wear(notSaved, companyInCode(0))

/** While the database cannot be read, the site keeps the brand that it read last. */
export async function currentBrand(source: TextSource): Promise<CurrentBrand> {
  const now = Date.now()
  const company = await readCompany(source, now)
  const edition = await editionAt(source, now)
  const saved = await keepOfBrand<BrandAssetsAt>(edition, 'brand', () => readBrand(edition.db), notSaved)
  const last = worn.get(company)
  if (last?.version === saved.version) return last
  const brand = wear(saved, company)
  worn.set(company, brand)
  return brand
}

/** The brand of one version, for cached pages that still ask for its files. Null for an unknown version. */
export async function brandOfVersion(db: Db, version: number): Promise<CurrentBrand | null> {
  const current = await currentBrand(db)
  if (current.version === version) return current
  const assets = await findAssets(db, version)
  return assets && wear({ assets, version }, await readCompany(db, Date.now()))
}

type BrandAssetsAt = Pick<SavedBrand, 'assets' | 'version'>

function wear({ assets: saved, version }: BrandAssetsAt, company: Company): CurrentBrand {
  const assets = completed(saved, company)
  const tokens = deriveSiteTokens(assets.palette)
  const look = lookOf(assets, version, tokens.both['brand-navy'] ?? '')
  const whatsapp = company.whatsapp ? { whatsapp: company.whatsapp } : {}
  return { version, assets, tokens, look: { ...look, ...whatsapp, email: company.email || look.email } }
}

/** Fills what is empty on the letterhead and the card from the office in the footer, as far as its facts are known. */
function completed({ letterhead, businessCard, ...others }: BrandAssets, company: Company): BrandAssets {
  const { offices, primaryOffice } = company
  const { addressLines, city, country, ...office } = offices.find(({ id }) => id === primaryOffice) ?? offices[0]
  const known = addressLines.filter((line) => !isPlaceholder(line))
  const phone = isPlaceholder(office.phone) ? '' : office.phone
  return {
    ...others,
    letterhead: {
      ...letterhead,
      email: letterhead.email || company.email,
      phone: letterhead.phone || phone,
      address: letterhead.address || (known.length > 0 ? [...known, city, country].join(', ') : ''),
    },
    businessCard: {
      ...businessCard,
      email: businessCard.email || company.email,
      phone: businessCard.phone || phone,
    },
  }
}
