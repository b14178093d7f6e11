// Text as outlines in the display face at full weight, so that drawings look the same without an installed font.
import type { Font } from 'fontkit'
// Inlined into the server bundle, so that no path can be wrong.
import displayFace from '#app/ui/fonts/bricolage-grotesque.woff2?inline'
import { readFont } from './read-font.server.ts'

let loaded: Font | undefined

function displayFont(): Font {
  loaded ??= readFont(Buffer.from(displayFace.slice(displayFace.indexOf(',') + 1), 'base64'))
  return loaded
}

type OutlinedLine = { d: string; width: number }

/** False for text in a script that the face lacks. */
export const canOutline = (text: string) =>
  [...text].every((char) => displayFont().hasGlyphForCodePoint(char.codePointAt(0) ?? 0))

function textWidth(text: string, size: number): number {
  const font = displayFont()
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

/** One line whose baseline starts at the given point. */
export function outlineLine(
  text: string,
  size: number,
  x: number,
  y: number,
  face: Font = displayFont(),
): OutlinedLine {
  const scale = size / face.unitsPerEm
  const { glyphs, positions } = face.layout(text)
  let advance = 0
  const d = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {}
    const path = glyph.path.scale(scale, -scale).translate(x + (advance + xOffset) * scale, y)
    advance += xAdvance
    return path.toSVG()
  })
  return { d: d.join(''), width: advance * scale }
}

/** Breaks words into lines no wider than the given width; a single word that is too wide gets its own line. */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
