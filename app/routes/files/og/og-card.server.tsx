// The preview image of a page: the company's mark, the page's title and the drawing of its heading.
import { renderToStaticMarkup } from 'react-dom/server'
import { env } from '#app/env.server.ts'
import type { CurrentBrand } from '#app/features/brand/current-brand.server.ts'
import { drawShapes, outlineText } from '#app/features/brand/drawing/drawing-svg.server.tsx'
import { logoColors } from '#app/features/brand/logo/logo-colors.ts'
import { markShapes } from '#app/features/brand/logo/mark.server.ts'
import { facesFor } from '#app/features/brand/type/faces.server.ts'
import { plainText } from '#app/features/brand/type/plain-text.ts'
import { missingFrom } from '#app/features/brand/type/runs.ts'
import { fitText, loadTypeset } from '#app/features/brand/type/typeset.server.ts'
import { ogHeight, ogWidth } from '#app/routes/og-path.ts'
import type { HeroArt } from './hero-art.server.ts'

const margin = 80
const title = { family: 'display', weight: 700, size: 88 } as const

/** @param art undefined for a page without a drawing */
export async function drawOgCard(words: string, brand: CurrentBrand, art?: HeroArt, width = ogWidth): Promise<Buffer> {
  const card = renderToStaticMarkup(<OgCard title={words} art={art} parts={await brandParts(brand)} />)
  const svg = card.replace('<g id="art"></g>', () => art?.svg ?? '')
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).resize({ width }).png({ palette: true, colours: 128, effort: 4 }).toBuffer()
}

const drawnParts = new WeakMap<CurrentBrand, ReturnType<typeof drawParts>>()

/** These parts are the same on every card, so they are drawn once for each version of the brand. */
function brandParts(brand: CurrentBrand) {
  const parts = drawnParts.get(brand) ?? drawParts(brand)
  drawnParts.set(brand, parts)
  return parts
}

/** The parts that depend on the brand: colours, and its words as outlines. */
async function drawParts({ assets, look, tokens }: CurrentBrand) {
  const typeset = await loadTypeset()
  const line = (text: string, size: number, x: number, y: number) => {
    const set = fitText(plainText(text), { ...title, size }, ogWidth - x - margin, 1, typeset)
    return outlineText(set.lines[0] ?? '', set.style, x, y, typeset)
  }
  const letters = logoColors(assets.logo, 'colour')
  const place = { x: margin, y: 64, size: 72 }
  return {
    typeset,
    instead: [look.name, new URL(env.APP_URL).hostname],
    ground: tokens.both['brand-navy'],
    bright: tokens.both['brand-bright'],
    text: tokens.dark.ink,
    soft: tokens.dark['ink-soft'],
    mark: drawShapes(markShapes(plainText(assets.logo.mark), letters, place, typeset), typeset),
    name: line(look.name, 34, margin + 96, 112),
    slogan: line(look.slogan, 24, margin + 68, ogHeight - 70),
  }
}

type OgCardProps = { title: string; art?: HeroArt; parts: Awaited<ReturnType<typeof brandParts>> }

function OgCard({ title, art, parts }: OgCardProps) {
  const { ground, bright, text, soft } = parts
  const besideArt = art?.fills === false
  const [from, to] = besideArt ? [0.5, 0.56] : [0.4, 0.85]
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={ogWidth} height={ogHeight} viewBox={`0 0 ${ogWidth} ${ogHeight}`}>
      <title>{title}</title>
      <defs>
        <linearGradient id="veil">
          <stop offset={from} stopColor={ground} />
          <stop offset={to} stopColor={ground} stopOpacity={0} />
        </linearGradient>
      </defs>
      <rect width={ogWidth} height={ogHeight} fill={ground} />
      <g id="art" />
      <rect width={ogWidth} height={ogHeight} fill="url(#veil)" />
      <g fill="none">{parts.mark}</g>
      <path d={parts.name} fill={text} />
      <path d={outlineTitle(title, besideArt, parts)} fill={text} />
      <rect x={margin} y={ogHeight - 82} width={48} height={6} fill={bright} />
      <path d={parts.slogan} fill={soft} />
    </svg>
  )
}

/** A title in a script that the typefaces lack gives way to the company's name. */
function outlineTitle(words: string, isNarrow: boolean, { typeset, instead }: OgCardProps['parts']) {
  const faces = facesFor(typeset.faces, title.family, title.weight)
  const drawn = [words, ...instead].map(plainText).find((one) => missingFrom(one, faces).length === 0) ?? ''
  const { lines, style } = isNarrow
    ? fitText(drawn, { ...title, size: 72 }, 520, 4, typeset)
    : fitText(drawn, title, 760, 3, typeset)
  const leading = style.size * 1.12
  const first = ogHeight / 2 + 20 - ((lines.length - 1) * leading) / 2 + style.size * 0.35
  return lines.map((line, index) => outlineText(line, style, margin, first + index * leading, typeset)).join('')
}
