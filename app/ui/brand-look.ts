import { createContext, useContext } from 'react'

/** The part of the saved brand that pages show. */
export type BrandLook = {
  /** 0 until a brand is saved: then the default stylesheet and mark apply. */
  version: number
  name: string
  slogan: string
  email: string
  phone: string
  /** Only digits, country code first; undefined where we are not reached so. */
  whatsapp?: string
  website: string
  /** The colour of dark sections, for the browser's own interface. */
  themeColor: string
}

export const BrandLookContext = createContext<BrandLook>({
  version: 0,
  name: '',
  slogan: '',
  email: '',
  phone: '',
  website: '',
  themeColor: '',
})

export const useBrandLook = () => useContext(BrandLookContext)

/** The address of the stylesheet with a saved palette's colours. */
export const brandStyles = (version: number) => `/brand.css?v=${version}`

/** The URL of an icon: of this version and cached for ever, or the default file in public/. */
export const iconPath = (name: string, version: number) => (version > 0 ? `/icons/${name}?v=${version}` : `/${name}`)
