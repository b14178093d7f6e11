// The drawing in the heading of a page, taken from the page itself: its preview image shows the same one, whatever it is.
import { DomUtils, parseDocument } from 'htmlparser2'
import { type Hex, mix } from '#app/features/brand/colour/rgb.ts'
import type { Tokens } from '#app/features/brand/colour/tokens.ts'
import cityStyles from '#app/ui/art/city.css?raw'

export type HeroArt = {
  /** The drawing's element, to be placed as a part of another drawing. */
  svg: string
  /** Covers the whole heading, or stands beside its words. */
  fills: boolean
}

const heroStart = /<section class="hero[ "]/
const widthOf = (viewBox = '') => Number(viewBox.split(' ')[2])

/** @returns null for a page without a drawing in its heading */
export function heroArtOf(html: string, tokens: Tokens, [width, height]: readonly [number, number]): HeroArt | null {
  const start = html.search(heroStart)
  const hero = html.slice(start, start < 0 ? start : html.indexOf('</section>', start))
  const { children } = parseDocument(hero, { lowerCaseTags: false, lowerCaseAttributeNames: false })
  const found = DomUtils.findOne(({ name, attribs }) => name === 'svg' && widthOf(attribs.viewBox) > 24, children)
  if (!found) return null
  const fills = widthOf(found.attribs.viewBox) > 1000
  const { preserveAspectRatio = 'xMidYMid slice' } = found.attribs
  const placed = fills
    ? { preserveAspectRatio, x: 0, y: 0, width, height }
    : {
        preserveAspectRatio: 'xMidYMid meet',
        x: width * 0.53,
        y: height * 0.1,
        width: width * 0.44,
        height: height * 0.8,
      }
  // As .hero-art in hero.css.
  const color = 'color-mix(in srgb, var(--brand-bright) 60%, #fff)'
  for (const [name, value] of Object.entries({ color, ...placed })) found.attribs[name] = String(value)
  return { svg: withColours(DomUtils.getOuterHTML(found, { xmlMode: true }), tokens), fills }
}

/** With the values of custom properties and mixed colours, which only browsers know. */
function withColours(svg: string, tokens: Tokens): string {
  const known = new Map(Object.entries(tokens))
  const resolve = (text: string) =>
    text
      .replace(/var\(--([\w-]+)\)/g, (unknown, name) => known.get(name) ?? unknown)
      .replace(/color-mix\(in srgb, (#\w{6}) (\d+)%, (#\w{6}|#fff)\)/g, (_, color: Hex, share, other) =>
        mix(color, other === '#fff' ? '#ffffff' : other, Number(share) / 100),
      )
  for (const line of cityStyles.split('\n')) {
    const [name = '', value] = line.trim().split(': ')
    if (value) known.set(name.slice(2), resolve(value.slice(0, -1)))
  }
  return resolve(svg)
}
