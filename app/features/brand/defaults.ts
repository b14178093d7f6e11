// The site's own brand assets, shown on the board until some are saved. Unknown facts stay empty.
import { company } from '#app/content/company/company.ts'
import type { BrandAssets, Palette } from './schema.ts'

export const defaultPalette: Palette = {
  backgroundColor: '#0a192f',
  primaryColor: '#0066ff',
  secondaryColor: '#ff3e3e',
  textColor: '#ffffff',
}

const { backgroundColor, primaryColor, secondaryColor } = defaultPalette
const contact = { phone: '', email: '', website: '' }

export const defaultAssets: BrandAssets = {
  logo: {
    mark: company.mark,
    slogan: company.slogan,
    backgroundColor,
    primaryColor,
    secondaryColor,
    size: 512,
    fontWeight: 700,
  },
  letterhead: { companyName: company.name, slogan: company.slogan, address: '', ...contact },
  businessCard: { name: '', title: '', ...contact },
  palette: defaultPalette,
}
