// The address of a page's preview image. It changes with the words and the brand, so that previews are not long out of date.

/** Increase this number whenever the drawing changes. */
const drawing = 2

export const ogWidth = 1200
export const ogHeight = 630

/** @param brand the version of the brand in the image */
export const ogPath = (path: string, title: string, brand: number) =>
  `/og${path === '/' ? '/home' : path}.png?v=${ogVersion(title, brand)}`

/** For a list of pages: the same image in few bytes. */
export const smallOgWidth = 480
export const smallOg = (...image: Parameters<typeof ogPath>) => ({
  src: `${ogPath(...image)}&small`,
  width: smallOgWidth,
  height: (smallOgWidth * ogHeight) / ogWidth,
})

export const pathOfOg = (splat: string) => (splat === 'home.png' ? '/' : `/${splat.replace(/\.png$/, '')}`)

/** FNV-1a: small enough for the browser, which builds the same head when it changes pages. */
export function ogVersion(title: string, brand: number): string {
  let hash = 2166136261
  for (const char of `${drawing}|${title}${brand > 0 ? `|${brand}` : ''}`)
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return (hash >>> 0).toString(36)
}
