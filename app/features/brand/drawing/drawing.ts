// One drawing for every medium: the same shapes become SVG on a page and ink in a PDF. Units are the drawing's own.
import type { Hex } from '../colour/rgb.ts'
import type { TextStyle } from '../type/typeset.server.ts'

export type Shape =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; fill: Hex; radius?: number }
  | { kind: 'circle'; x: number; y: number; radius: number; fill: Hex }
  /** A path in its own units, placed and scaled. */
  | { kind: 'path'; d: string; x: number; y: number; scale: number; fill?: Hex; stroke?: { color: Hex; width: number } }
  /** One line of text, from the left end of its baseline. */
  | { kind: 'text'; x: number; y: number; value: string; style: TextStyle; fill: Hex }

export type Drawing = { title: string; width: number; height: number; shapes: Shape[] }

export const textShape = (value: string, style: TextStyle, x: number, y: number, fill: Hex): Shape => ({
  kind: 'text',
  value,
  style,
  x,
  y,
  fill,
})
