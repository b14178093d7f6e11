import type { BrandLook } from '#app/ui/brand-look.ts'
import { iconPath } from '#app/ui/brand-look.ts'

/** The saved brand's part of the head: icons, the manifest, and colours that differ from the stylesheet's. */
export function BrandHead({ version, themeColor }: BrandLook) {
  const search = version > 0 ? `?v=${version}` : ''
  return (
    <>
      <meta name="theme-color" content={themeColor} />
      <link rel="icon" href={iconPath('favicon.svg', version)} type="image/svg+xml" />
      <link rel="icon" href={iconPath('favicon.ico', version)} sizes="32x32" />
      <link rel="apple-touch-icon" href={iconPath('apple-touch-icon.png', version)} />
      <link rel="manifest" href={`/site.webmanifest${search}`} />
      {version > 0 ? <link rel="stylesheet" href={`/brand.css${search}`} /> : null}
    </>
  )
}
