// Splits a text into runs that one typeface can draw. A character that none of them has becomes a visible box.
import type { Face } from './faces.server.ts'

export type Run = { text: string; face: Face }

const box = '□'
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

export const graphemesOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment)

export function splitRuns(text: string, faces: readonly Face[]): Run[] {
  const runs: Run[] = []
  let isOpen = false
  for (const character of graphemesOf(text)) {
    const last = runs.at(-1)
    const face =
      last && isSpace(character) && last.face.font.hasGlyphForCodePoint(32) ? last.face : find(faces, character)
    const used = face ?? find(faces, box)
    if (!used) continue
    const drawn = face ? character : box
    // A letter with combining marks was tested alone, so it is drawn alone.
    const isAlone = face !== undefined && isCompound(character)
    if (last && isOpen && !isAlone && last.face === used) last.text += drawn
    else runs.push({ text: drawn, face: used })
    isOpen = !isAlone
  }
  return runs
}

/** The characters that will be drawn as boxes, without repeats. */
export const missingFrom = (text: string, faces: readonly Face[]): string[] => [
  ...new Set(graphemesOf(text).filter((character) => !find(faces, character))),
]

const find = (faces: readonly Face[], character: string) => faces.find((face) => canDraw(face, character))

const canDraw = ({ font }: Face, character: string) =>
  [...character].every((point) => font.hasGlyphForCodePoint(point.codePointAt(0) ?? 0)) &&
  (!isCompound(character) || canShape(font, character))

// fontkit throws if a mark has no anchor for the letter below it.
function canShape(font: Face['font'], character: string) {
  try {
    font.layout(character)
    return true
  } catch {
    return false
  }
}

const isCompound = (character: string) => [...character].length > 1

const isSpace = (character: string) => character === ' '
