// The colours of the logo's parts in each version.
import { makeReadable, textOn } from '../colour/readable.ts'
import type { Hex } from '../colour/rgb.ts'
import type { Logo } from '../schema.ts'

export const logoVersions = ['colour', 'reversed', 'mono', 'mono-reversed'] as const

/** The mark has its own tile, so its colour version works on any ground. */
export const versionsOf = (layout: string) =>
  logoVersions.filter((version) => layout !== 'mark' || version !== 'reversed')

export type LogoVersion = (typeof logoVersions)[number]
type LogoColors = { tile: Hex | null; letters: Hex; node: Hex; text: Hex }

/** Colour is for light grounds and reversed for dark ones; mono is for one ink, stamps and engraving. */
export function logoColors({ backgroundColor, primaryColor, secondaryColor }: Logo, version: LogoVersion): LogoColors {
  const letters = textOn(primaryColor)
  switch (version) {
    case 'colour': {
      const text = makeReadable(backgroundColor, ['#ffffff']).color
      return { tile: primaryColor, letters, node: secondaryColor, text }
    }
    case 'reversed':
      return { tile: primaryColor, letters, node: secondaryColor, text: '#ffffff' }
    case 'mono':
      return { tile: null, letters: '#000000', node: '#000000', text: '#000000' }
    case 'mono-reversed':
      return { tile: null, letters: '#ffffff', node: '#ffffff', text: '#ffffff' }
  }
}

/** The square logo in colour has its own ground. */
export const squareTextColor = ({ backgroundColor }: Logo): Hex => textOn(backgroundColor)
