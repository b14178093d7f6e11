// The part of the brand that every page carries, kept small for that reason.
import type { BrandLook } from '#app/ui/brand-look.ts'
import { defaultAssets, defaultPalette } from './defaults.ts'
import type { BrandAssets } from './schema.ts'

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
