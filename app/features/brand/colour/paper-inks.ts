// The text colours on white: in print, in documents and in mails.
import type { Palette } from '../schema.ts'
import { makeReadable } from './readable.ts'
import { type Hex, mix } from './rgb.ts'

type PaperInks = { ink: Hex; soft: Hex; link: Hex }

export function paperInks({ backgroundColor, primaryColor }: Palette): PaperInks {
  const ink = makeReadable(backgroundColor, ['#ffffff'], 7).color
  const soft = makeReadable(mix(ink, '#ffffff', 0.74), ['#ffffff']).color
  return { ink, soft, link: makeReadable(primaryColor, ['#ffffff']).color }
}

/** The names of tokens.css without the leading dashes. */
export type Tokens = Record<string, string>
