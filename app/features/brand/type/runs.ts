// A text in stretches that one face can draw. What no face has becomes an empty box: missing, and seen to be.
import type { Face } from './faces.server.ts'

export type Run = { text: string; face: Face }

const box = '□'
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

export const graphemesOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment)

export function splitRuns(text: string, faces: readonly Face[]): Run[] {
  const runs: Run[] = []
  for (const character of graphemesOf(text)) {
    const last = runs.at(-1)
    const face = last && isSpace(character) && has(last.face, character) ? last.face : find(faces, character)
    const drawn = face ? character : box
    const used = face ?? find(faces, box)
    if (!used) continue
    if (last?.face === used) last.text += drawn
    else runs.push({ text: drawn, face: used })
  }
  return runs
}

/** The characters that will be drawn as boxes, each once. */
export const missingFrom = (text: string, faces: readonly Face[]): string[] => [
  ...new Set(graphemesOf(text).filter((character) => !find(faces, character))),
]

const find = (faces: readonly Face[], character: string) => faces.find((face) => has(face, character))

const has = ({ font }: Face, character: string) =>
  [...character].every((point) => font.hasGlyphForCodePoint(point.codePointAt(0) ?? 0))

const isSpace = (character: string) => /^\s$/.test(character)
