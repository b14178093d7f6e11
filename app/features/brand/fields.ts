// The labels of each part's fields.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { BrandPart } from './parts.ts'

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
