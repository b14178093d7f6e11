// The preview image of a page: the company's mark, the page's title and the motif that belongs to its address.
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { company } from '#app/content/company.ts'
import { ogHeight, ogWidth } from '#app/routes/og-path.ts'
import { MotifLines } from '#app/ui/art/motif.tsx'
import { canOutline, outlineLine, wrapText } from '#app/ui/art/outlined-text.server.ts'
import { Logo } from '#app/ui/logo.tsx'

const margin = 80
const measure = 840
const sizes = [88, 76, 64, 54, 46]

export function drawOgCard(path: string, title: string): Promise<Buffer> {
  const svg = renderToStaticMarkup(<OgCard path={path} title={title} />)
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 128, effort: 4 }).toBuffer()
}

function OgCard({ path, title }: { path: string; title: string }) {
  const { lines, size } = setTitle(canOutline(title) ? title : company.name)
  const firstBaseline = ogHeight / 2 + 20 - ((lines.length - 1) * size * 1.12) / 2 + size * 0.35
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={ogWidth} height={ogHeight} viewBox={`0 0 ${ogWidth} ${ogHeight}`}>
      <title>{title}</title>
      <defs>
        <linearGradient id="veil">
          <stop offset=".3" stopColor="#0a192f" />
          <stop offset="1" stopColor="#0a192f" stopOpacity=".1" />
        </linearGradient>
      </defs>
      <rect width={ogWidth} height={ogHeight} fill="#0a192f" />
      <g fill="none" stroke="#fff" color="#fff">
        <MotifLines seed={`og${path}`} width={ogWidth} height={ogHeight} step={84} routes={26} />
      </g>
      <rect width={ogWidth} height={ogHeight} fill="url(#veil)" />
      <g transform={`translate(${margin} 64)`}>
        <Logo size={72} />
      </g>
      <path d={outlineLine(company.name, 34, margin + 96, 112).d} fill="#fff" />
      {lines.map((line, index) => (
        <path key={line} d={outlineLine(line, size, margin, firstBaseline + index * size * 1.12).d} fill="#fff" />
      ))}
      <rect x={margin} y={ogHeight - 82} width={48} height={6} fill="#00b7ff" />
      <path d={outlineLine(company.slogan, 24, margin + 68, ogHeight - 70).d} fill="#9fb3c8" />
    </svg>
  )
}

/** The largest size at which the title takes three lines or fewer. */
function setTitle(title: string) {
  const set = (size: number) => ({ size, lines: wrapText(title, size, measure) })
  const fits = sizes.map(set).find(({ lines }) => lines.length <= 3)
  return fits ?? set(sizes.at(-1) ?? 46)
}
