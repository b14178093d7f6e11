// The colours on light grounds in light mode.
import { contrastRatio, mixedRatio } from './contrast.ts'
import { makeReadable, makeShade, type Readable } from './readable.ts'
import { retint } from './retint.ts'
import { type Hex, mix } from './rgb.ts'
import type { Tokens } from './tokens.ts'

const paper: Hex = '#ffffff'
const tints = { 'good-tint': '#e5f6ee', 'warn-tint': '#fff3dc', 'bad-tint': '#fdecec' } as const
const states = { good: '#0b6b46', warn: '#7d4e00', bad: '#c01f25' } as const

/** @param ink the palette's background, corrected to be dark enough */
export function lightTheme(ink: Hex, primary: Hex): { tokens: Tokens; accent: Readable } {
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
