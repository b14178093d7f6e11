// The preview image of a page: the company's mark, the page's title and the motif for its address.
import { renderToStaticMarkup } from 'react-dom/server'
import { env } from '#app/env.server.ts'
import type { CurrentBrand } from '#app/features/brand/current-brand.server.ts'
import { drawShapes, outlineText } from '#app/features/brand/drawing/drawing-svg.server.tsx'
import { logoColors } from '#app/features/brand/logo/logo-colors.ts'
import { markShapes } from '#app/features/brand/logo/mark.server.ts'
import { plainText } from '#app/features/brand/type/plain-text.ts'
import { fitText, loadTypeset } from '#app/features/brand/type/typeset.server.ts'
import { ogHeight, ogWidth } from '#app/routes/og-path.ts'
import { MotifLines } from '#app/ui/art/motif.tsx'
import { canOutline, outlineLine, wrapText } from '#app/ui/art/outlined-text.server.ts'

const margin = 80
const measure = 840
const sizes = [88, 76, 64, 54, 46]

export async function drawOgCard(path: string, title: string, brand: CurrentBrand): Promise<Buffer> {
  const svg = renderToStaticMarkup(<OgCard path={path} title={title} parts={await brandParts(brand)} />)
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 4 }).toBuffer()
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
  const line = (text: string, weight: 400 | 700, size: number, x: number, y: number) => {
    const set = fitText(plainText(text), { family: 'display', weight, size }, ogWidth - x - margin, 1, typeset)
    return outlineText(set.lines[0] ?? '', set.style, x, y, typeset)
  }
  const letters = logoColors(assets.logo, 'colour')
  const place = { x: margin, y: 64, size: 72 }
  return {
    companyName: look.name,
    host: new URL(env.APP_URL).hostname,
    ground: tokens.both['brand-navy'],
    bright: tokens.both['brand-bright'],
    text: tokens.dark.ink,
    soft: tokens.dark['ink-soft'],
    mark: drawShapes(markShapes(plainText(assets.logo.mark), letters, place, typeset), typeset),
    name: line(look.name, 700, 34, margin + 96, 112),
    slogan: line(look.slogan, 700, 24, margin + 68, ogHeight - 70),
  }
}

type OgCardProps = { path: string; title: string; parts: Awaited<ReturnType<typeof brandParts>> }

function OgCard({ path, title, parts }: OgCardProps) {
  const { ground, bright, text, soft } = parts
  const { lines, size } = setTitle([title, parts.companyName, parts.host].find(canOutline) ?? '')
  const firstBaseline = ogHeight / 2 + 20 - ((lines.length - 1) * size * 1.12) / 2 + size * 0.35
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={ogWidth} height={ogHeight} viewBox={`0 0 ${ogWidth} ${ogHeight}`}>
      <title>{title}</title>
      <defs>
        <linearGradient id="veil">
          <stop offset=".3" stopColor={ground} />
          <stop offset="1" stopColor={ground} stopOpacity=".1" />
        </linearGradient>
      </defs>
      <rect width={ogWidth} height={ogHeight} fill={ground} />
      <g fill="none" stroke={text} color={text}>
        <MotifLines
          seed={`og${path}`}
          width={ogWidth}
          height={ogHeight}
          step={84}
          routes={26}
          accent={bright}
          hole={ground}
        />
      </g>
      <rect width={ogWidth} height={ogHeight} fill="url(#veil)" />
      <g fill="none">{parts.mark}</g>
      <path d={parts.name} fill={text} />
      {lines.map((line, index) => (
        <path key={line} d={outlineLine(line, size, margin, firstBaseline + index * size * 1.12).d} fill={text} />
      ))}
      <rect x={margin} y={ogHeight - 82} width={48} height={6} fill={bright} />
      <path d={parts.slogan} fill={soft} />
    </svg>
  )
}

/** The largest size at which the title takes three lines or fewer. */
function setTitle(title: string) {
  const set = (size: number) => ({ size, lines: wrapText(title, size, measure) })
  const fits = sizes.map(set).find(({ lines }) => lines.length <= 3)
  return fits ?? set(sizes.at(-1) ?? 46)
}
