// The palette as swatches, in three combinations, and with the contrast of every pair and the site's corrections.

import { ratioText } from '#app/features/brand/colour/contrast.ts'
import { contrastMatrix, swatchesOf } from '#app/features/brand/colour/contrast-matrix.ts'
import { textOn } from '#app/features/brand/colour/readable.ts'
import { type Hex, isHex } from '#app/features/brand/colour/rgb.ts'
import { deriveSiteTokens } from '#app/features/brand/colour/site-tokens.ts'
import type { Palette } from '#app/features/brand/schema.ts'
import { Pill } from '#app/ui/pill.tsx'
import { DataTable } from '#app/ui/sections/data-table.tsx'
import type { Typed } from './use-typed.ts'

export function PalettePreview({ palette: saved, typed }: { palette: Palette; typed?: Typed }) {
  const palette = withTypedColors(saved, typed)
  return (
    <div className="brand-palette">
      <ul className="brand-swatches">
        {swatchesOf(palette).map(({ name, color }) => (
          <li key={name}>
            <svg viewBox="0 0 4 3" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 0h4v3H0Z" fill={color} />
            </svg>
            <strong>{name}</strong>
            <code>{color}</code>
          </li>
        ))}
      </ul>
      <Combinations palette={palette} />
      <Corrections palette={palette} />
      <DataTable
        caption="Contrast of every pair of colours"
        columns={['Pair', 'WCAG 2', 'Verdict', 'APCA']}
        rows={contrastMatrix(palette).map(({ text, ground, ratio, verdict, apca }) => ({
          key: `${text.name} ${ground.name}`,
          cells: [
            `${text.name} on ${ground.name.toLowerCase()}`,
            ratioText(ratio),
            <Pill key="verdict" status={verdict.passes ? 'active' : 'failed'}>
              {verdict.words}
            </Pill>,
            `Lc ${apca.toFixed(1)}`,
          ],
        }))}
      />
    </div>
  )
}

function withTypedColors(palette: Palette, typed: Typed = {}): Palette {
  const typedColors = Object.entries(typed).filter(([, value]) => isHex(value.trim()))
  return { ...palette, ...Object.fromEntries(typedColors.map(([name, value]) => [name, value.trim().toLowerCase()])) }
}

/** Text on the background, primary and secondary colours, in the site's own text colour for each. */
function Combinations({ palette }: { palette: Palette }) {
  const { both, dark } = deriveSiteTokens(palette)
  const combinations = [
    { name: 'On background', ground: both['brand-navy'], text: dark.ink, mark: both['brand-bright'] },
    { name: 'On primary', ground: palette.primaryColor, text: both['on-primary'], mark: both['on-primary'] },
    { name: 'On secondary', ground: palette.secondaryColor, text: both['on-secondary'], mark: both['on-secondary'] },
  ]
  return (
    <ul className="brand-combinations">
      {combinations.map(({ name, ground, text, mark }) => (
        <li key={name}>
          <svg viewBox="0 0 240 120" role="img" aria-label={`${name}: text in ${text} on ${ground}`}>
            <rect width="240" height="120" rx="8" fill={ground} />
            <rect x="20" y="24" width="32" height="4" fill={mark} />
            <text x="20" y="62" fill={text} fontSize="24" fontWeight="700">
              Innovation
            </text>
            <text x="20" y="90" fill={text} fontSize="14">
              {name}
            </text>
          </svg>
        </li>
      ))}
    </ul>
  )
}

function Corrections({ palette }: { palette: Palette }) {
  const { corrections } = deriveSiteTokens(palette)
  if (corrections.length === 0) return <p>All text on the site is readable in these colours.</p>
  return (
    <section aria-labelledby="corrections" className="stack">
      <h3 id="corrections">Corrections</h3>
      <p>To keep text readable, the site uses other shades of these colours in some places.</p>
      <ul className="brand-corrections">
        {corrections.map(({ role, picked, used, reason }) => (
          <li key={role}>
            <Sample from={picked} to={used} />
            <div>
              <strong>{role}</strong>: {used} in place of {picked}. {reason}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Sample({ from, to }: { from: Hex; to: Hex }) {
  return (
    <svg viewBox="0 0 64 32" width="64" height="32" aria-hidden="true">
      <rect width="32" height="32" fill={from} />
      <rect x="32" width="32" height="32" fill={to} />
      <text x="48" y="21" textAnchor="middle" fontSize="14" fill={textOn(to)}>
        A
      </text>
    </svg>
  )
}
