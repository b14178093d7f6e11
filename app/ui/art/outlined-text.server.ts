// Text as outlines, so that drawings look the same without an installed font.
import type { Font } from 'fontkit'

type OutlinedLine = { d: string; width: number }

/** One line whose baseline starts at the given point. */
export function outlineLine(text: string, size: number, x: number, y: number, face: Font): OutlinedLine {
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
