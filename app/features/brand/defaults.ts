// The site's own brand assets, shown on the board until some are saved. Unknown facts stay empty.
import { company } from '#app/content/company/company.ts'
import type { BrandLook } from '#app/ui/brand-look.ts'
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

// The part of the brand that every page carries, kept small for that reason.

/** @param themeColor the background of dark sections, corrected for readability */
export const lookOf = ({ logo, letterhead }: BrandAssets, version: number, themeColor: string): BrandLook => ({
  version,
  name: letterhead.companyName,
  slogan: logo.slogan,
  email: letterhead.email,
  phone: letterhead.phone,
  website: letterhead.website,
  themeColor,
})

export const defaultLook = lookOf(defaultAssets, 0, defaultPalette.backgroundColor)
