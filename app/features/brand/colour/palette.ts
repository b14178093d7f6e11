// The named colours of the palette, and the contrast of each as text on every other.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Palette } from '../schema.ts'
import { contrastRatio, judgeContrast, type Verdict } from './contrast.ts'
import type { Hex } from './rgb.ts'

const swatches = [
  { field: 'backgroundColor', name: 'Background' },
  { field: 'primaryColor', name: 'Primary' },
  { field: 'secondaryColor', name: 'Secondary' },
  { field: 'textColor', name: 'Text' },
] as const satisfies readonly { field: keyof Palette; name: Phrase }[]

export type SwatchName = (typeof swatches)[number]['name']

type PairName = { [Text in SwatchName]: `${Text} on ${Lowercase<Exclude<SwatchName, Text>>}` }[SwatchName]

/** The pair as a phrase. */
export const pairName = (text: SwatchName, ground: SwatchName) => `${text} on ${ground.toLowerCase()}` as PairName

export type Swatch = { name: SwatchName; color: Hex }
type ContrastPair = { text: Swatch; ground: Swatch; ratio: number; verdict: Verdict }

export const swatchesOf = (palette: Palette): Swatch[] =>
  swatches.map(({ field, name }) => ({ name, color: palette[field] }))

export function contrastMatrix(palette: Palette): ContrastPair[] {
  const all = swatchesOf(palette)
  return all.flatMap((ground) =>
    all
      .filter((text) => text !== ground)
      .map((text) => {
        const ratio = contrastRatio(text.color, ground.color)
        return { text, ground, ratio, verdict: judgeContrast(ratio) }
      }),
  )
}
