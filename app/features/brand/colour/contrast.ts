// The readability of text on a ground: WCAG 2's ratio.
import type { Phrase } from '#app/languages/phrases.server.ts'
import { type Hex, toRgb } from './rgb.ts'

/** WCAG AA for text of any size. */
export const readableRatio = 4.5
/** Slightly higher, for grounds that the browser mixes with its own rounding. */
export const mixedRatio = 4.56

const shares = [0.2126, 0.7152, 0.0722] as const

function luminance(color: Hex): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  return toRgb(color).reduce((sum, part, index) => sum + linear(part / 255) * (shares[index] ?? 0), 0)
}

/** From 1 to 21, in either order. */
export function contrastRatio(one: Hex, other: Hex): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Three to one, WCAG AA for large text and icons. */
export const largeRatio = 3

export type Verdict = { passes: boolean; words: Phrase }

export function judgeContrast(ratio: number): Verdict {
  if (ratio >= 7) return { passes: true, words: 'Passes AAA for text of any size' }
  if (ratio >= readableRatio) return { passes: true, words: 'Passes AA for text of any size' }
  if (ratio >= largeRatio) return { passes: false, words: 'Fails for text; passes for large text and icons only' }
  return { passes: false, words: 'Fails' }
}

/** Rounded down, so that 4.49 is never shown as a pass. */
export const ratioText = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`
