// Derives every colour of the stylesheets, in both themes, from the four colours of the saved palette.

import type { Palette } from '#app/features/brand/schema.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Values } from '#app/languages/with-values.ts'
import { contrastRatio, mixedRatio, ratioText, readableRatio } from './contrast.ts'
import { darkTheme } from './dark-theme.ts'
import { makeReadable, makeShade, type Readable, textOn } from './readable.ts'
import { retint } from './retint.ts'
import { type Hex, mix, toRgb } from './rgb.ts'
import type { Tokens } from './tokens.ts'

/** A picked colour that would be unreadable in its role, and its replacement. */
export type Correction = { role: Phrase; picked: Hex; used: Hex; reason: Reason }

/** A sentence with values, to be said in the reader's language. */
type Reason = { phrase: Phrase; values: Values<Phrase> }

export type SiteTokens = { css: string; both: Tokens; light: Tokens; dark: Tokens; corrections: Correction[] }

// Dark grounds also carry softer text and serve as ink on light pages, so they need more than AA's minimum.
const groundRatio = 9
const inkRatio = 7

export function deriveSiteTokens(palette: Palette): SiteTokens {
  const { backgroundColor, primaryColor, secondaryColor, textColor } = palette
  const ground = makeReadable(backgroundColor, ['#ffffff'], groundRatio)
  const text = makeReadable(textColor, [ground.color], inkRatio)
  const dark = darkTheme(ground.color, text.color, primaryColor)
  const light = lightTheme(ground.color, primaryColor)

  const corrections = correctionsOf(palette, { ground, text, dark, light })
  const both = {
    'brand-navy': ground.color,
    'brand-blue': primaryColor,
    'brand-bright': dark.bright,
    'brand-red': secondaryColor,
    'brand-glow': dark.glow.color,
    'on-primary': textOn(primaryColor),
    'primary-hover': mix(primaryColor, textOn(primaryColor) === '#ffffff' ? '#000000' : '#ffffff', 0.84),
    'on-secondary': textOnMarker(secondaryColor),
  }
  return { css: tokensCss(both, light.tokens, dark.tokens), both, light: light.tokens, dark: dark.tokens, corrections }
}

type Used = {
  ground: Readable
  text: Readable
  dark: ReturnType<typeof darkTheme>
  light: ReturnType<typeof lightTheme>
}

function correctionsOf(palette: Palette, { ground, text, dark, light }: Used): Correction[] {
  const { backgroundColor, primaryColor, textColor } = palette
  const corrections: Correction[] = []
  const note = (
    role: Phrase,
    picked: Hex,
    used: { color: Hex; corrected: boolean },
    phrase: Phrase,
    values: Values<Phrase>,
  ) => {
    if (used.corrected) corrections.push({ role, picked, used: used.color, reason: { phrase, values } })
  }
  const had = (color: Hex, on: Hex) => ratioText(contrastRatio(color, on))
  note(
    'Background of dark sections',
    backgroundColor,
    ground,
    'White text has {ratio} on it; dark sections need {least}:1, because they also carry softer text.',
    { ratio: had('#ffffff', backgroundColor), least: groundRatio },
  )
  note('Text on dark sections', textColor, text, 'It has {ratio} there; headings and text need {least}:1.', {
    ratio: had(textColor, ground.color),
    least: inkRatio,
  })
  note(
    'Links on light backgrounds',
    primaryColor,
    light.accent,
    'The primary colour has only {ratio} contrast on white. Text needs {least}:1.',
    { ratio: had(primaryColor, '#ffffff'), least: readableRatio },
  )
  note(
    'Links on dark backgrounds',
    dark.bright,
    dark.accent,
    'The bright primary colour has only {ratio} contrast on the background. Text needs {least}:1.',
    { ratio: had(dark.bright, ground.color), least: readableRatio },
  )
  note(
    'Glow behind text',
    primaryColor,
    dark.glow,
    'Text on it, in heroes and bands, would have less than {least}:1 with the primary colour as picked.',
    { least: readableRatio },
  )
  return corrections
}

/** Fills stay as picked. Text on the secondary colour is black wherever it is readable, as in the original design. */
const textOnMarker = (color: Hex): Hex => (contrastRatio('#000000', color) >= readableRatio ? '#000000' : '#ffffff')

// These selectors, as in base.css, are dark in both themes.
const darkIslands =
  '.hero[data-kind="idea"],.site-header,.site-footer,.cta-band,.section[data-tone="dark"],.section[data-tone="band"]'

/** One small stylesheet: light values for every browser, pairs for browsers with light-dark(). */
function tokensCss(both: Tokens, light: Tokens, dark: Tokens): string {
  const pairs = Object.entries(light).map(([name, color]) => [name, `light-dark(${color},${dark[name]})`] as const)
  return [
    `:root{${declare(both)}${declare(light)}${shadow(both)}}`,
    `@supports (color:light-dark(#000,#fff)){:root{${declare(Object.fromEntries(pairs))}}}`,
    `@supports not (color:light-dark(#000,#fff)){${darkIslands}{${declare(dark)}}}`,
  ].join('\n')
}

const declare = (tokens: Tokens) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('')

function shadow(both: Tokens) {
  const rgb = toRgb(both['brand-navy'] as `#${string}`).join(' ')
  return `--shadow:0 1px 2px rgb(${rgb}/6%),0 12px 32px -16px rgb(${rgb}/22%);`
}

// The colours on light grounds in light mode.
const paper: Hex = '#ffffff'
const tints = { 'good-tint': '#e5f6ee', 'warn-tint': '#fff3dc', 'bad-tint': '#fdecec' } as const
const states = { good: '#0b6b46', warn: '#7d4e00', bad: '#c01f25' } as const

/** @param ink the palette's background, corrected to be dark enough */
function lightTheme(ink: Hex, primary: Hex): { tokens: Tokens; accent: Readable } {
  const soft = retint('#f4f7fb', ink)
  const tint = mix(primary, paper, 0.08)
  const grounds = [paper, soft, tint, ...Object.values(tints)] as const
  // A ghost button tints its own ground; a tab's count is drawn at 80 %.
  const underItself = (color: Hex) => [...grounds, ...[paper, soft].map((ground) => mix(color, ground, 0.11))]
  const lowest = (color: Hex, on: readonly Hex[]) => Math.min(...on.map((ground) => contrastRatio(color, ground)))
  const faded = (color: Hex) => contrastRatio(mix(color, paper, 0.8), paper)

  const accent = makeShade(mix(primary, '#000000', 0.88), (color) => lowest(color, underItself(color)), mixedRatio)
  const inkSoft = makeShade(
    mix(ink, paper, 0.74),
    (color) => Math.min(lowest(color, grounds), faded(color)),
    mixedRatio,
  )
  const tokens = {
    ground: paper,
    'ground-soft': soft,
    surface: paper,
    ink,
    'ink-soft': inkSoft.color,
    line: retint('#dde4ee', ink),
    'line-strong': makeReadable(retint('#76849a', ink), [paper, soft], 3).color,
    accent: accent.color,
    tint,
    good: makeReadable(states.good, grounds).color,
    warn: makeReadable(states.warn, grounds).color,
    bad: makeReadable(states.bad, grounds).color,
    ...tints,
  }
  return { tokens, accent }
}
