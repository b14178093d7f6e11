// Measures text and breaks it into lines, with the typefaces that will draw it.
import type { FontWeight } from '../limits.ts'
import { type Faces, type Family, facesFor, loadFaces } from './faces.server.ts'
import { graphemesOf, missingFrom, type Run, splitRuns } from './runs.ts'

export type TextStyle = { family: Family; weight: FontWeight; size: number }

export type Typeset = {
  faces: Faces
  runs: (text: string, style: TextStyle) => Run[]
  width: (text: string, style: TextStyle) => number
}

export async function loadTypeset(): Promise<Typeset> {
  const faces = await loadFaces()
  const runs = (text: string, { family, weight }: TextStyle) => splitRuns(text, facesFor(faces, family, weight))
  // Shaping is slow, and fitting a text needs the same widths at many sizes.
  const unitWidths = new Map<string, number>()
  const width = (text: string, style: TextStyle) => {
    const key = `${style.family} ${style.weight} ${text}`
    const unitWidth = unitWidths.get(key) ?? runs(text, style).reduce((sum, run) => sum + runWidth(run, 1), 0)
    unitWidths.set(key, unitWidth)
    return unitWidth * style.size
  }
  return { faces, runs, width }
}

export const runWidth = ({ text, face }: Run, size: number) =>
  (face.font.layout(text).advanceWidth * size) / face.font.unitsPerEm

/** The characters that no typeface has, so that staff can be warned before printing. */
export async function missingCharactersIn(text: string): Promise<string[]> {
  return missingFrom(text, facesFor(await loadFaces(), 'text', 400))
}

/** Wraps at spaces to the given width; a word that is too wide is broken inside. */
function wrapLines(text: string, style: TextStyle, width: number, { width: measure }: Typeset): string[] {
  const lines: { text: string; width: number }[] = []
  const space = measure(' ', style)
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1)
    const wordWidth = measure(word, style)
    if (last && last.width + space + wordWidth <= width) {
      last.text += ` ${word}`
      last.width += space + wordWidth
    } else if (wordWidth <= width) lines.push({ text: word, width: wordWidth })
    else lines.push(...breakWord(word, style, width, measure))
  }
  return lines.map((line) => line.text)
}

function breakWord(word: string, style: TextStyle, width: number, measure: Typeset['width']) {
  const parts: { text: string; width: number }[] = []
  for (const character of graphemesOf(word)) {
    const last = parts.at(-1)
    const characterWidth = measure(character, style)
    if (last && last.width + characterWidth <= width) {
      last.text += character
      last.width += characterWidth
    } else parts.push({ text: character, width: characterWidth })
  }
  return parts
}

type FittedText = { lines: string[]; style: TextStyle }

/** The largest size, down to an eighth, at which the text needs no more than `most` lines. */
export function fitText(text: string, style: TextStyle, width: number, most: number, typeset: Typeset): FittedText {
  for (let size = style.size; ; size *= 0.92) {
    const smaller = { ...style, size }
    const lines = wrapLines(text, smaller, width, typeset)
    if (lines.length <= most || size < style.size / 8) return { lines, style: smaller }
  }
}

/** The characters in these fields that none of our typefaces has: they are drawn as boxes. */
export async function missingCharacters(fields: object): Promise<string[]> {
  const text = Object.values(fields).join('')
  // All of the typefaces have these characters, so the large files are not loaded for them.
  return /^[\x20-\x7e]*$/.test(text) ? [] : missingCharactersIn(text)
}
