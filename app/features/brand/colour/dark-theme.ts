// The colours on dark grounds: everywhere in dark mode, on heroes and bands in light mode.
import { defaultPalette } from '../defaults.ts'
import { contrastRatio, mixedRatio } from './contrast.ts'
import { fromOklch, toOklch } from './oklch.ts'
import { makeReadable, makeShade, type Readable } from './readable.ts'
import { retint } from './retint.ts'
import { type Hex, mix } from './rgb.ts'
import type { Tokens } from './tokens.ts'

const tints = { 'good-tint': '#0d2f2c', 'warn-tint': '#33291a', 'bad-tint': '#37192a' } as const
const states = { good: '#5fdaa3', warn: '#ffc766', bad: '#ff9a9a' } as const
/** The glow's largest share under text, at the far end of a band. */
const glowShare = 0.55

type DarkTheme = { tokens: Tokens; bright: Hex; accent: Readable; glow: Readable }

/** @param ground the palette's background, corrected to be dark enough */
export function darkTheme(ground: Hex, text: Hex, primary: Hex): DarkTheme {
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
  const grounds = [...plain, tint, ...Object.values(tints)]
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
    good: makeReadable(states.good, grounds).color,
    warn: makeReadable(states.warn, grounds).color,
    bad: makeReadable(states.bad, grounds).color,
    ...tints,
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
