// The line-and-node motif: routes that walk a triangular lattice. The same seed always gives the same drawing.
import { seededRandom } from './seeded-random.ts'

export type Point = { x: number; y: number }
type Route = { points: Point[]; accent: boolean }
export type Node = Point & { kind: 'end' | 'joint' }
export type Network = { routes: Route[]; nodes: Node[] }

/** Distance between neighbouring lattice points. */
const step = 72
const wanted = 26
/** Every n-th route is drawn in the accent colour. */
const accentEvery = 4

type Cell = { column: number; row: number }

// Columns count half steps, so that all six neighbours have integer coordinates; in turning order.
const directions = [
  { column: 2, row: 0 },
  { column: 1, row: 1 },
  { column: -1, row: 1 },
  { column: -2, row: 0 },
  { column: -1, row: -1 },
  { column: 1, row: -1 },
] as const

const round = (value: number) => Math.round(value * 10) / 10

export function network(seed: string, width: number, height: number): Network {
  const random = seededRandom(seed)
  const rowHeight = (step * Math.sqrt(3)) / 2
  const columns = Math.floor((width - 12) / (step / 2))
  const rows = Math.floor((height - 12) / rowHeight)
  const place = ({ column, row }: Cell) => ({
    x: round((width - columns * (step / 2)) / 2 + column * (step / 2)),
    y: round((height - rows * rowHeight) / 2 + row * rowHeight),
  })
  const used = new Set<string>()
  const nodes = new Map<string, Node>()
  const routes: Route[] = []

  for (let attempt = 0; routes.length < wanted && attempt < wanted * 8; attempt++) {
    const row = Math.floor(random() * (rows + 1))
    const cells = [{ row, column: Math.floor((random() * columns) / 2) * 2 + (row % 2) }]
    walk(cells, 3 + Math.floor(random() * 6))
    if (cells.length < 3) continue
    routes.push({ points: cells.map(place), accent: routes.length % accentEvery === 0 })
    cells.forEach((cell, index) => {
      const key = `${cell.column},${cell.row}`
      if (index === 0 || index === cells.length - 1) nodes.set(key, { ...place(cell), kind: 'end' })
      else if (random() < 0.22 && !nodes.has(key)) nodes.set(key, { ...place(cell), kind: 'joint' })
    })
  }
  return { routes, nodes: [...nodes.values()] }

  function walk(cells: Cell[], length: number) {
    let heading = Math.floor(random() * 6)
    for (let i = 0; i < length; i++) {
      if (i > 0 && random() < 0.4) heading = (heading + (random() < 0.5 ? 1 : 5)) % 6
      const from = cells[cells.length - 1]
      const move = directions[heading]
      if (!from || !move) return
      const to = { column: from.column + move.column, row: from.row + move.row }
      const edge = [`${from.column},${from.row}`, `${to.column},${to.row}`].sort().join('|')
      if (to.column < 0 || to.column > columns || to.row < 0 || to.row > rows || used.has(edge)) return
      used.add(edge)
      cells.push(to)
    }
  }
}

/** A path through the corners only: points on straight runs are left out. */
export function pathOf(points: readonly Point[]) {
  const corners = points.filter((point, i) => {
    const before = points[i - 1]
    const after = points[i + 1]
    if (!before || !after) return true
    const turn = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x)
    return Math.abs(turn) > 10
  })
  return `M${corners.map((point) => `${point.x} ${point.y}`).join('L')}`
}
