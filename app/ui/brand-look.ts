import { createContext, useContext } from 'react'

/** What pages show of the saved brand. */
export type BrandLook = {
  /** 0 while nothing was saved: then the site's own stylesheet and mark serve. */
  version: number
  name: string
  slogan: string
  email: string
  phone: string
  website: string
  /** The colour of dark sections, for what browsers draw around a page. */
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

/** One of the site's icons: drawn for this version and kept for ever, or the file in public/. */
export const iconPath = (name: string, version: number) => (version > 0 ? `/icons/${name}?v=${version}` : `/${name}`)
