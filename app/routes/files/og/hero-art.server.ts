// The drawing of a page's preview image: the one in the page's heading, taken from the page itself, or a motif of its own.
import { DomUtils, parseDocument } from 'htmlparser2'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Tokens } from '#app/features/brand/colour/paper-inks.ts'
import { type Hex, mix } from '#app/features/brand/colour/rgb.ts'
import cityStyles from '#app/ui/art/city.css?raw'
import { Motif } from '#app/ui/art/motif.tsx'

export type HeroArt = {
  /** The drawing's element, to be placed as a part of another drawing. */
  svg: string
  /** Covers the whole heading, or stands beside its words. */
  fills: boolean
}

const heroStart = /<section class="hero[ "]/
const widthOf = (viewBox = '') => Number(viewBox.split(' ')[2])

type Size = readonly [width: number, height: number]

/** @param path seeds the motif of a page without a drawing in its heading */
export function heroArtOf(html: string, path: string, tokens: Tokens, size: Size): HeroArt {
  const start = html.search(heroStart)
  const hero = html.slice(start, start < 0 ? start : html.indexOf('</section>', start))
  const drawn = drawingIn(hero, size) ?? drawingIn(motifOf(path), size)
  if (!drawn) throw new Error(`${path} has no drawing`)
  return { ...drawn, svg: withColours(drawn.svg, tokens) }
}

const motifOf = (path: string) =>
  renderToStaticMarkup(createElement(Motif, { seed: path, width: 1440, height: 720, fills: true }))

function drawingIn(markup: string, size: Size): HeroArt | null {
  const nodes = parseDocument(markup, { lowerCaseTags: false, lowerCaseAttributeNames: false }).children
  const drawings = (within: typeof nodes) =>
    DomUtils.getElementsByTagName('svg', within).filter(({ attribs }) => widthOf(attribs.viewBox) > 24)
  // The two cities of the home page, each a drawing of its own, and the arc over both.
  const [land] = DomUtils.getElements({ class: (names?: string) => /\bland\b/.test(names ?? '') }, nodes, true, 1)
  const [found] = drawings(nodes)
  if (!found) return null
  const fills = land !== undefined || widthOf(found.attribs.viewBox) > 1000
  const parts = land && DomUtils.isTag(land) ? drawings(land.children) : [found]
  for (const [at, part] of parts.entries()) place(part, land ? partOfLand(part, at, size) : placeOf(part, fills, size))
  return { svg: parts.map((part) => DomUtils.getOuterHTML(part, { xmlMode: true })).join(''), fills }
}

// As .hero-art in hero.css.
const color = 'color-mix(in srgb, var(--brand-bright) 60%, #fff)'

type Place = { x: number; y: number; width: number; height: number; preserveAspectRatio: string }

function place({ attribs }: { attribs: Record<string, string> }, where: Place) {
  for (const [name, value] of Object.entries({ color, ...where })) attribs[name] = String(value)
}

const placeOf = ({ attribs }: { attribs: Record<string, string> }, fills: boolean, [width, height]: Size): Place =>
  fills
    ? { preserveAspectRatio: attribs.preserveAspectRatio ?? 'xMidYMid slice', x: 0, y: 0, width, height }
    : {
        preserveAspectRatio: 'xMidYMid meet',
        x: width * 0.53,
        y: height * 0.1,
        width: width * 0.44,
        height: height * 0.8,
      }

/** As .land in home.css: the cities stand around 24 and 78 % of the width, the arc spans all of it. */
function partOfLand({ attribs }: { attribs: Record<string, string> }, at: number, [width, height]: Size): Place {
  const isArc = attribs.class === 'land-arc'
  return {
    preserveAspectRatio: isArc ? 'none' : 'xMidYMax slice',
    x: isArc ? 0 : Math.round(width * (at === 0 ? -0.07 : 0.47)),
    y: height * 0.4,
    width: isArc ? width : width * 0.62,
    height: height * 0.6,
  }
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
    // The first are those of a dark ground, as the preview has.
    if (value && !known.has(name.slice(2))) known.set(name.slice(2), resolve(value.slice(0, -1)))
  }
  return resolve(svg)
}
