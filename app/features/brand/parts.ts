// The four parts of the board: each has its own tab, form and schema.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { BrandAssets } from './schema.ts'

export const brandParts = [
  'logo',
  'letterhead',
  'businessCard',
  'palette',
] as const satisfies readonly (keyof BrandAssets)[]

export type BrandPart = (typeof brandParts)[number]

export const partLabels = {
  logo: 'Logo',
  letterhead: 'Letterhead',
  businessCard: 'Business Card',
  palette: 'Color Palette',
} as const satisfies Record<BrandPart, Phrase>

/** The parts that differ between two versions. */
export const changedParts = (one: BrandAssets, other: BrandAssets): BrandPart[] =>
  brandParts.filter((part) => changedFields(one[part], other[part]).length > 0)

/** The names of a part's fields that differ. */
const changedFields = (one: object, other: object): string[] => {
  const [before, after] = [Object.entries(one), new Map(Object.entries(other))]
  return before.filter(([name, value]) => after.get(name) !== value).map(([name]) => name)
}

// The labels of each part's fields.

const contact = { phone: 'Phone', email: 'Email', website: 'Website' } as const

export const fieldLabels = {
  logo: {
    mark: 'Initials in the logo',
    slogan: 'Slogan',
    backgroundColor: 'Background colour',
    primaryColor: 'Primary colour',
    secondaryColor: 'Secondary colour',
    size: 'Size',
    fontWeight: 'Font weight',
  },
  letterhead: { companyName: 'Company name', slogan: 'Slogan', address: 'Address', ...contact },
  businessCard: { name: 'Name', title: 'Title', ...contact },
  palette: {
    backgroundColor: 'Background colour',
    primaryColor: 'Primary colour',
    secondaryColor: 'Secondary colour',
    textColor: 'Text colour',
  },
} as const satisfies Record<BrandPart, Record<string, Phrase>>
