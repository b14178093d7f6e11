// The preview of each part.

import { largeRatio, ratioText, readableRatio } from '#app/features/brand/colour/contrast.ts'
import { contrastMatrix, pairName, swatchesOf } from '#app/features/brand/colour/palette.ts'
import { textOn } from '#app/features/brand/colour/readable.ts'
import { type Hex, isHex } from '#app/features/brand/colour/rgb.ts'
import { deriveSiteTokens } from '#app/features/brand/colour/site-tokens.ts'
import type { BrandPart } from '#app/features/brand/parts.ts'
import type { BrandAssets, Palette } from '#app/features/brand/schema.ts'
import { SwatchTile } from '#app/features/brand/swatch.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Picture } from '#app/routes/admin/brand/picture.tsx'
import type { Typed } from './use-typed.ts'

type PartPreviewProps = { part: BrandPart; assets: BrandAssets; version: number; typed?: Typed }

export function PartPreview({ part, assets, version, typed }: PartPreviewProps) {
  const say = useSay()
  const state = { version, typed }
  switch (part) {
    case 'logo':
      return (
        <div className="stack brand-logos">
          <Ground tone="light">
            <Picture name="logo" alt={say('Logo on its background')} {...state} />
          </Ground>
          <Ground tone="light">
            <Picture name="lockup" alt={say('Logo with the company’s name, for light backgrounds')} {...state} />
          </Ground>
          <Ground tone="dark">
            <Picture
              name="lockup-reversed"
              alt={say('Logo with the company’s name, for dark backgrounds')}
              {...state}
            />
          </Ground>
          <Ground tone="light">
            <Picture name="mark" alt={say('Initials in colour')} {...state} />
            <Picture name="mark-mono" alt={say('Initials in one colour')} {...state} />
          </Ground>
        </div>
      )
    case 'letterhead':
      return <Picture name="letterhead" alt={say('Letterhead, A4')} {...state} />
    case 'businessCard':
      return <BusinessCard {...state} />
    case 'palette':
      return <PalettePreview palette={assets.palette} typed={typed} />
  }
}

function Ground({ tone, children }: { tone: 'light' | 'dark'; children: React.ReactNode }) {
  return (
    <div className="cluster brand-ground" data-ground={tone}>
      {children}
    </div>
  )
}

function BusinessCard(state: { version: number; typed?: Typed }) {
  const say = useSay()
  return (
    <div className="stack">
      <Picture name="card-front" alt={say('Front of the business card')} {...state} />
      <Picture name="card-back" alt={say('Back of the business card')} {...state} />
    </div>
  )
}

// The palette as swatches, in three combinations, and with the site's corrections and the use of every pair.
function PalettePreview({ palette: saved, typed }: { palette: Palette; typed?: Typed }) {
  const palette = withTypedColors(saved, typed)
  return (
    <div className="stack brand-palette">
      <ul className="brand-swatches">
        {swatchesOf(palette).map((swatch) => (
          <SwatchTile key={swatch.name} {...swatch} />
        ))}
      </ul>
      <Combinations palette={palette} />
      <Corrections palette={palette} />
      <Pairs palette={palette} />
    </div>
  )
}

function withTypedColors(palette: Palette, typed: Typed = {}): Palette {
  const typedColors = Object.entries(typed).filter(([, value]) => isHex(value.trim()))
  return { ...palette, ...Object.fromEntries(typedColors.map(([name, value]) => [name, value.trim().toLowerCase()])) }
}

/** Drawn to show colours, so it is the same in every language. */
const specimen = { short: 'Aa', long: 'Innovation' }

const uses = [
  { title: 'For text of any size', from: readableRatio, below: Infinity },
  { title: 'For large text and icons only', from: largeRatio, below: readableRatio },
  { title: 'Pairs to avoid', from: 0, below: largeRatio },
] as const

/** Every colour on every other, by the use that its contrast allows. */
function Pairs({ palette }: { palette: Palette }) {
  const say = useSay()
  const matrix = contrastMatrix(palette)
  return uses.map(({ title, from, below }) => {
    const pairs = matrix.filter(({ ratio }) => ratio >= from && ratio < below)
    if (pairs.length === 0) return null
    return (
      <section key={title} className="stack">
        <h3>{say(title)}</h3>
        <ul className="brand-pairs">
          {pairs.map(({ text, ground, ratio }) => (
            <li key={text.name + ground.name}>
              <svg viewBox="0 0 64 40" aria-hidden="true">
                <rect width="64" height="40" rx="4" fill={ground.color} />
                <text x="32" y="27" textAnchor="middle" fontSize="20" fontWeight="700" fill={text.color}>
                  {specimen.short}
                </text>
              </svg>
              <span>
                {say(pairName(text.name, ground.name))}
                <span className="soft">{ratioText(ratio)}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

/** Text on the background, primary and secondary colours, in the site's own text colour for each. */
function Combinations({ palette }: { palette: Palette }) {
  const say = useSay()
  const { both, dark } = deriveSiteTokens(palette)
  const combinations = [
    { name: 'On background', ground: both['brand-navy'], text: dark.ink, mark: both['brand-bright'] },
    { name: 'On primary', ground: palette.primaryColor, text: both['on-primary'], mark: both['on-primary'] },
    { name: 'On secondary', ground: palette.secondaryColor, text: both['on-secondary'], mark: both['on-secondary'] },
  ] as const
  return (
    <ul className="brand-combinations">
      {combinations.map(({ name, ground, text, mark }) => (
        <li key={name}>
          <svg
            viewBox="0 0 240 104"
            role="img"
            aria-label={say('{name}: text in {text} on {ground}', {
              name: say(name),
              text: String(text),
              ground: String(ground),
            })}
          >
            <rect width="240" height="104" rx="8" fill={ground} />
            <rect x="20" y="24" width="32" height="4" fill={mark} />
            <text x="20" y="68" fill={text} fontSize="32" fontWeight="700">
              {specimen.long}
            </text>
          </svg>
          <span>{say(name)}</span>
        </li>
      ))}
    </ul>
  )
}

function Corrections({ palette }: { palette: Palette }) {
  const say = useSay()
  const { corrections } = deriveSiteTokens(palette)
  if (corrections.length === 0)
    return (
      <p>
        {say(
          'All text on the site is readable in these colours: it never uses a pair that fails. The pairs below are for your own designs.',
        )}
      </p>
    )
  return (
    <section aria-labelledby="corrections" className="stack">
      <h3 id="corrections">{say('Corrections')}</h3>
      <p>{say('To keep text readable, the site uses different shades of these colours in some places.')}</p>
      <ul className="stack brand-corrections">
        {corrections.map(({ role, picked, used, reason }) => (
          <li key={role}>
            <Sample from={picked} to={used} />
            <div>
              <Said
                phrase="{role}: {used} in place of {picked}. {reason}"
                values={{ role: <strong>{say(role)}</strong>, used, picked, reason: say(reason.phrase, reason.values) }}
              />
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
