// Derives every colour of the stylesheets, in both themes, from the four colours of the saved palette.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Values } from '#app/languages/with-values.ts'
import type { Palette } from '../schema.ts'
import { contrastRatio, ratioText, readableRatio } from './contrast.ts'
import { darkTheme } from './dark-theme.ts'
import { lightTheme } from './light-theme.ts'
import { makeReadable, type Readable, textOn } from './readable.ts'
import { type Hex, mix } from './rgb.ts'
import type { Tokens } from './tokens.ts'
import { tokensCss } from './tokens-css.ts'

/** A picked colour that would be unreadable in its role, and its replacement. */
export type Correction = { role: Phrase; picked: Hex; used: Hex; reason: Reason }

/** A sentence with values, to be said in the reader's language. */
type Reason = { phrase: Phrase; values: Values }

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
    values: Values,
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
