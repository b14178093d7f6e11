import type { Font } from 'fontkit'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { plainText } from '#app/features/brand/type/plain-text.ts'
import type { TextStyle, Typeset } from '#app/features/brand/type/typeset.server.ts'
import type { Drawing, Shape } from './drawing.ts'

type Size = { width?: number | string; height?: number | string }

/** Text becomes outlines, so that no font needs to be installed; the title describes the picture. */
export function drawingToSvg({ title, width, height, shapes }: Drawing, typeset: Typeset, size: Size = {}): string {
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size.width ?? width}
      height={size.height ?? height}
      viewBox={`0 0 ${round(width)} ${round(height)}`}
      role="img"
      fill="none"
    >
      <title>{plainText(title)}</title>
      {drawShapes(shapes, typeset)}
    </svg>,
  )
}

/** The shapes alone, for use inside a larger picture. */
export const drawShapes = (shapes: readonly Shape[], typeset: Typeset) =>
  createElement(Fragment, null, ...shapes.map((shape) => markupOf(shape, typeset)))

function markupOf(shape: Shape, typeset: Typeset) {
  switch (shape.kind) {
    case 'rect': {
      const { kind, radius, ...rect } = shape
      return <rect {...rect} rx={radius} />
    }
    case 'circle':
      return <circle cx={round(shape.x)} cy={round(shape.y)} r={round(shape.radius)} fill={shape.fill} />
    case 'path': {
      const { d, x, y, scale, fill, stroke } = shape
      const transform = `translate(${round(x)} ${round(y)}) scale(${round(scale)})`
      const line = stroke && {
        stroke: stroke.color,
        strokeWidth: stroke.width,
        strokeLinecap: 'round' as const,
        strokeLinejoin: 'round' as const,
      }
      return <path d={d} fill={fill} transform={transform} {...line} />
    }
    case 'text':
      return <path d={outlineText(shape.value, shape.style, shape.x, shape.y, typeset)} fill={shape.fill} />
  }
}

export function outlineText(text: string, style: TextStyle, x: number, y: number, typeset: Typeset): string {
  let left = x
  const parts = typeset.runs(plainText(text), style).map((run) => {
    const { d, width } = outlineLine(run.text, style.size, left, y, run.face.font)
    left += width
    return d
  })
  return parts.join('')
}

const round = (value: number) => Math.round(value * 1000) / 1000

// Text as outlines, so that drawings look the same without an installed font.

type OutlinedLine = { d: string; width: number }

/** One line whose baseline starts at the given point. */
function outlineLine(text: string, size: number, x: number, y: number, face: Font): OutlinedLine {
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
