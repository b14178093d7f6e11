// Derives every colour of the stylesheets, in both themes, from the four colours of the saved palette.

import type { Palette } from '#app/features/brand/schema.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Values } from '#app/languages/with-values.ts'
import { defaultPalette } from '../defaults.ts'
import { contrastRatio, mixedRatio, ratioText, readableRatio } from './contrast.ts'
import { fromOklch, retint, toOklch } from './oklch.ts'
import type { Tokens } from './paper-inks.ts'
import { makeReadable, makeShade, type Readable, textOn } from './readable.ts'
import { type Hex, mix, toRgb } from './rgb.ts'

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

const darkTints = { 'good-tint': '#0d2f2c', 'warn-tint': '#33291a', 'bad-tint': '#37192a' } as const
const darkStates = { good: '#5fdaa3', warn: '#ffc766', bad: '#ff9a9a' } as const
/** The glow's largest share under text, at the far end of a band. */
const glowShare = 0.55

type DarkTheme = { tokens: Tokens; bright: Hex; accent: Readable; glow: Readable }

/**
 * The colours on dark grounds: everywhere in dark mode, on heroes and bands in light mode.
 * @param ground the palette's background, corrected to be dark enough
 */
function darkTheme(ground: Hex, text: Hex, primary: Hex): DarkTheme {
  const surface = mix(ground, retint('#4a86d4', ground), 0.89)
  const plain = [mix(ground, '#000000', 0.82), ground, surface]
  const lowest = (color: Hex, on: readonly Hex[]) => Math.min(...on.map((under) => contrastRatio(color, under)))
  // A tab's count is drawn at 80 %; a count in the sidebar has a lighter ground.
  const faded = (color: Hex) =>
    Math.min(contrastRatio(mix(color, surface, 0.8), surface), contrastRatio(color, mix('#ffffff', ground, 0.12)))
  const ghost = (color: Hex) =>
    lowest(
      color,
      plain.map((under) => mix(color, under, 0.11)),
    )

  const bright = brightOf(primary)
  const ink = makeReadable(mix(text, retint('#5591e1', ground), 0.9), plain, 7).color
  const soft = makeShade(
    retint('#a8b8cf', ground),
    (color) => Math.min(lowest(color, plain), faded(color)),
    mixedRatio,
  ).color
  const link = makeShade(
    mix(bright, '#ffffff', 0.86),
    (color) => Math.min(lowest(color, plain), ghost(color)),
    mixedRatio,
  )
  // The colours on the glow were chosen without it, so the glow is adapted to them.
  const glow = makeShade(
    mix(primary, '#000000', 0.94),
    (color) => {
      const band = mix(color, ground, glowShare)
      return Math.min(...[ink, soft, link.color].map((over) => contrastRatio(over, band)))
    },
    mixedRatio,
  )
  const tint = mix(glow.color, ground, 0.26)
  const grounds = [...plain, tint, ...Object.values(darkTints)]
  const accent = makeShade(link.color, (color) => Math.min(lowest(color, grounds), ghost(color)), mixedRatio)
  const tokens = {
    ground: mix(ground, '#000000', 0.82),
    'ground-soft': ground,
    surface,
    ink,
    'ink-soft': makeReadable(soft, grounds).color,
    line: mix(ground, retint('#7aa6dc', ground), 0.76),
    'line-strong': makeReadable(retint('#7389a8', ground), plain, 3).color,
    accent: accent.color,
    tint,
    good: makeReadable(darkStates.good, grounds).color,
    warn: makeReadable(darkStates.warn, grounds).color,
    bad: makeReadable(darkStates.bad, grounds).color,
    ...darkTints,
  }
  return { tokens, bright, glow, accent: { ...accent, corrected: link.corrected || accent.corrected } }
}

const companyBright = '#00b7ff'
const brightLightness = 0.74

/** The primary colour, lightened enough for an accent on dark. The company's original one was chosen by eye. */
function brightOf(primary: Hex): Hex {
  if (primary === defaultPalette.primaryColor) return companyBright
  const { lightness, chroma, hue } = toOklch(primary)
  return fromOklch({ lightness: Math.max(lightness, brightLightness), chroma, hue })
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
