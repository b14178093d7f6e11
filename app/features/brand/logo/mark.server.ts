// The mark on its tile. B and N are hand-drawn; other letters are set in the display face.
import { markLetters } from '#app/ui/frame/logo.tsx'
import type { Hex } from '../colour/rgb.ts'
import type { Shape } from '../drawing/drawing.ts'
import { outlineText } from '../drawing/drawing-svg.server.tsx'
import type { TextStyle, Typeset } from '../type/typeset.server.ts'

/** The side of the square that the mark is drawn in. */
export const markSide = 64

type MarkColors = { tile: Hex | null; letters: Hex; node: Hex }
type Place = { x: number; y: number; size: number }

export function markShapes(mark: string, colors: MarkColors, { x, y, size }: Place, typeset: Typeset): Shape[] {
  const scale = size / markSide
  const at = (left: number, top: number) => ({ x: x + left * scale, y: y + top * scale })
  const tile: Shape[] = colors.tile
    ? [{ kind: 'rect', x, y, width: size, height: size, fill: colors.tile, radius: 14 * scale }]
    : []
  if (mark === 'BN') {
    const stroke = { color: colors.letters, width: 5.5 }
    return [
      ...tile,
      { kind: 'path', d: markLetters, x, y, scale, stroke },
      { kind: 'circle', ...at(50, 14), radius: 6 * scale, fill: colors.node },
    ]
  }
  const style = styleFor(mark, typeset)
  const left = (markSide - typeset.width(mark, style)) / 2
  return [
    ...tile,
    {
      kind: 'path',
      d: outlineText(mark, style, left, 33 + style.size * 0.36, typeset),
      x,
      y,
      scale,
      fill: colors.letters,
    },
    { kind: 'circle', ...at(54, 10), radius: 4 * scale, fill: colors.node },
  ]
}

/** As large as fits into 48 of the 64 units. */
function styleFor(mark: string, typeset: Typeset): TextStyle {
  const style = { family: 'display', weight: 700, size: 44 } as const
  return { ...style, size: Math.min(style.size, (style.size * 48) / Math.max(1, typeset.width(mark, style))) }
}
