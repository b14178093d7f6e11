// Lays out a system map: its boxes, and the lines between their edges.
import type { MapLink, MapPlace, SystemMap } from '#app/features/texts/drawings.server.ts'

export const mapWidth = 400
export const boxWidth = 112
export const boxHeight = 52

const columns = [60, 200, 340] as const
const firstRow = 34
const rowStep = 88
/** The space between a box and a line's end. */
const gap = 5

type Point = { x: number; y: number }

const middleOf = ({ column, row }: MapPlace): Point => ({
  x: columns[column - 1] ?? 0,
  y: firstRow + (row - 1) * rowStep,
})

export const placesOf = ({ places }: SystemMap) => places.map((place) => ({ ...place, ...middleOf(place) }))

export const heightOf = ({ places }: SystemMap) =>
  2 * firstRow + (Math.max(...places.map(({ row }) => row)) - 1) * rowStep

type MapLine = { from: Point; to: Point; head: string; way: MapLink['way'] }

export function linesOf({ places, links }: SystemMap): MapLine[] {
  const middles = new Map(places.map((place) => [place.id, middleOf(place)]))
  return links.flatMap(({ from, to, way }) => {
    const start = middles.get(from)
    const end = middles.get(to)
    if (!start || !end) return []
    const tip = edgeOf(end, start)
    return [{ from: edgeOf(start, end), to: tip, head: headAt(tip, start), way }]
  })
}

/** The point at which the line towards `target` leaves the box around `middle`. */
function edgeOf(middle: Point, target: Point): Point {
  const { x: dx, y: dy } = { x: target.x - middle.x, y: target.y - middle.y }
  const share = Math.min((boxWidth / 2 + gap) / Math.abs(dx), (boxHeight / 2 + gap) / Math.abs(dy))
  return { x: round(middle.x + dx * share), y: round(middle.y + dy * share) }
}

function headAt(tip: Point, from: Point) {
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x)
  const corner = (turn: number) =>
    `${round(tip.x - 9 * Math.cos(angle + turn))} ${round(tip.y - 9 * Math.sin(angle + turn))}`
  return `M${corner(0.45)}L${tip.x} ${tip.y}L${corner(-0.45)}`
}

const round = (value: number) => Math.round(value * 10) / 10
