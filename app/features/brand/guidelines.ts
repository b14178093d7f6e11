// Writes the brand guidelines from the saved assets, so that the two never differ.

import { capitalized } from '#app/languages/capitalized.ts'
import { sayInEnglish } from '#app/languages/message.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import { largeRatio, ratioText, readableRatio } from './colour/contrast.ts'
import { contrastMatrix, pairName, type SwatchName, swatchesOf } from './colour/palette.ts'
import { type Hex, toRgb } from './colour/rgb.ts'
import { type Correction, deriveSiteTokens } from './colour/site-tokens.ts'
import type { BrandAssets } from './schema.ts'

export type GuidelineColor = {
  name: SwatchName | 'Tile of the mark' | 'Dot of the mark'
  hex: Hex
  /** As 'rgb(10 25 47)'. */
  rgb: string
  use: string
  /** One sentence for each of the other colours. */
  contrast: string[]
}

/** @property specimen set in the face, where the pages have it */
type GuidelineType = {
  role: string
  family: string
  weights: string
  use: string
  specimen?: { face: 'display' | 'text'; words: string }
}

export type Guidelines = {
  company: string
  slogan: string
  clearSpace: { text: string /** A share of the mark's height. */; share: number }
  minimumSize: { text: string; screenPixels: number; printMillimetres: number }
  colors: GuidelineColor[]
  corrections: Correction[]
  type: GuidelineType[]
  do: string[]
  dont: string[]
}

const clearShare = 0.5
const least = { screenPixels: 24, printMillimetres: 8 } as const

const uses: Record<SwatchName, Phrase> = {
  Background: 'Dark sections, and text on light backgrounds',
  Primary: 'Buttons, links and the tile of the mark',
  Secondary: 'Use sparingly, and never as the only signal',
  Text: 'Text on dark sections',
}

const rgbText = (color: Hex) => `rgb(${toRgb(color).join(' ')})`

/** Of the tile and the dot, those that the palette does not have. */
function ownColors({ logo, palette }: BrandAssets, say: Say): GuidelineColor[] {
  const known: Hex[] = Object.values(palette)
  const own = [
    { name: 'Tile of the mark', hex: logo.primaryColor },
    { name: 'Dot of the mark', hex: logo.secondaryColor },
  ] as const
  return own
    .filter(({ hex }) => !known.includes(hex))
    .map(({ name, hex }) => ({ name, hex, rgb: rgbText(hex), use: say('Only in the mark'), contrast: [] }))
}

function colorsIn(assets: BrandAssets, matrix: ReturnType<typeof contrastMatrix>, say: Say): GuidelineColor[] {
  const own = ownColors(assets, say)
  const hasOwnTile = own.some(({ name }) => name === 'Tile of the mark')
  const ofPalette = swatchesOf(assets.palette).map(({ name, color }) => ({
    name,
    hex: color,
    rgb: rgbText(color),
    use: say(name === 'Primary' && hasOwnTile ? 'Buttons and links' : uses[name]),
    contrast: matrix
      .filter(({ ground }) => ground.name === name)
      .map(({ text, ratio, verdict }) =>
        say('{colour} on it: {ratio}. {verdict}.', {
          colour: say(text.name),
          ratio: ratioText(ratio),
          verdict: say(verdict.words),
        }),
      ),
  }))
  return [...ofPalette, ...own]
}

/** @param say in the reader's language; English by default */
export function writeGuidelines(assets: BrandAssets, say: Say = sayInEnglish): Guidelines {
  const { letterhead, logo, palette } = assets
  const company = letterhead.companyName
  const matrix = contrastMatrix(palette)
  const { corrections } = deriveSiteTokens(palette)
  const pairs = (from: number, below: number) =>
    matrix
      .filter(({ ratio }) => ratio >= from && ratio < below)
      .map(({ text, ground }) => say(pairName(text.name, ground.name)).toLowerCase())
      .slice(0, 4)
  return {
    company,
    slogan: logo.slogan,
    clearSpace: {
      share: clearShare,
      text: say('On every side, keep at least half the mark’s height clear of text, edges and other logos.'),
    },
    minimumSize: {
      ...least,
      text: say(
        'Never show the mark less than {screenPixels} pixels high on a screen or {printMillimetres} millimetres in print.',
        least,
      ),
    },
    colors: colorsIn(assets, matrix, say),
    corrections,
    type: typeIn(say, logo.fontWeight, company),
    do: [
      say('Write {company} in full at the first mention.', { company }),
      say('Use the files from the board: colour on light backgrounds, reversed on dark ones, mono for one ink.'),
      ...pairs(readableRatio, Infinity).map((pair) =>
        say('{pair}: readable at any size.', { pair: capitalized(pair) }),
      ),
      ...pairs(largeRatio, readableRatio).map((pair) =>
        say('{pair}: only in large text and icons.', { pair: capitalized(pair) }),
      ),
    ],
    dont: [
      say('Do not redraw the mark, stretch it, rotate it, outline it or add a shadow.'),
      say('Do not set the mark on a busy photograph.'),
      ...pairs(0, largeRatio).map((pair) => say('{pair}: not readable.', { pair: capitalized(pair) })),
    ],
  }
}

const typeIn = (say: Say, weight: number, company: string): GuidelineType[] => [
  {
    role: say('Display'),
    family: 'Bricolage Grotesque',
    weights: say('400 to 700; the logo has {weight}', { weight }),
    use: say('Headings, the company name and the slogan in the logo'),
    specimen: { face: 'display', words: company },
  },
  {
    role: say('Text'),
    family: 'Hanken Grotesk',
    weights: say('400 and 600'),
    use: say('Longer texts'),
    specimen: { face: 'text', words: 'A a B b C c D d E e F f G g 0123456789' },
  },
  {
    role: say('Korean'),
    family: 'Pretendard',
    weights: say('400 and 700'),
    use: say('Hangul in print, with both of the others'),
  },
]
