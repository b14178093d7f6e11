// The topology of a page's drawing shows the kind of page. The same seed always gives the same drawing.
import { createContext } from 'react'
import { type Network, type Node, network, type Point, type Route, seededRandom } from './motif.ts'

/** Routes of a company; a workflow; an industry and its connections; an index of texts. */
export type Topology = 'network' | 'flow' | 'hub' | 'grid'

/** The topology of the current page. */
export const TopologyContext = createContext<Topology>('network')

type Draw = (random: () => number, width: number, height: number) => Network

export function drawTopology(topology: Topology, seed: string, width: number, height: number): Network {
  if (topology === 'network') return network(seed, width, height, { step: 72, routes: 26 })
  return drawings[topology](seededRandom(seed), width, height)
}

const end = ({ x, y }: Point): Node => ({ x, y, kind: 'end' })
const joint = ({ x, y }: Point): Node => ({ x, y, kind: 'joint' })

/** Nine lanes merge into five, three and one; each merge is a stage of the work. */
const drawFlow: Draw = (random, width, height) => {
  const stages = [
    { lanes: 9, gap: 62, at: 0.2 },
    { lanes: 5, gap: 92, at: 0.74 },
    { lanes: 3, gap: 124, at: 0.86 },
    { lanes: 1, gap: 0, at: 0.95 },
  ]
  const laneY = (stage: number, lane: number) => {
    const { lanes = 1, gap = 0 } = stages[stage] ?? {}
    return height / 2 + (lane - (lanes - 1) / 2) * gap
  }
  const begins = stages.map(({ lanes, at }, stage) =>
    Array.from({ length: lanes }, () => Math.round(width * at + (random() - 0.5) * (stage === 0 ? 420 : 70))),
  )
  const routes: Route[] = []
  const nodes: Node[] = []
  stages.forEach(({ lanes }, stage) => {
    for (let lane = 0; lane < lanes; lane++) {
      const from = { x: begins[stage]?.[lane] ?? 0, y: laneY(stage, lane) }
      const next = stages[stage + 1]
      const into = next ? Math.floor((lane * next.lanes) / lanes) : 0
      const to = { x: next ? (begins[stage + 1]?.[into] ?? width) : width, y: next ? laneY(stage + 1, into) : from.y }
      const turn = { x: Math.max(from.x + 24, to.x - Math.abs(to.y - from.y)), y: from.y }
      routes.push({ points: [from, turn, to], accent: (lane + stage) % 4 === 0 })
      nodes.push(end(from))
      if (stage < 3 && random() < 0.7) nodes.push(joint({ x: Math.round((from.x + turn.x) / 2), y: from.y }))
    }
  })
  return { routes, nodes }
}

const sixty = (turns: number) => (turns * Math.PI) / 6

/** One centre, its neighbours, and the connections between those. */
const drawHub: Draw = (random, width, height) => {
  const middle = { x: Math.round(width * 0.84), y: Math.round(height * 0.5) }
  const radii = [56, 148, 252, 372, 500]
  const at = (ring: number, turns: number): Point => ({
    x: Math.round(middle.x + (radii[ring] ?? 0) * Math.cos(sixty(turns))),
    y: Math.round(middle.y + (radii[ring] ?? 0) * Math.sin(sixty(turns))),
  })
  const core = Array.from({ length: 13 }, (_, turns) => at(0, turns % 12))
  const routes: Route[] = [{ points: core, accent: true }]
  const nodes: Node[] = [end(middle)]
  for (let turns = 0; turns < 12; turns++) {
    const last = 2 + Math.floor(random() * 3)
    routes.push({ points: [at(0, turns), at(last, turns)], accent: turns % 4 === 0 })
    nodes.push(end(at(last, turns)))
    for (let ring = 1; ring <= last; ring++) {
      if (ring < last) nodes.push(joint(at(ring, turns)))
      if (random() < 0.42) routes.push({ points: [at(ring, turns), at(ring, turns + 1)], accent: false })
    }
  }
  return { routes, nodes }
}

/** Rows and columns, as in an index. */
const drawGrid: Draw = (random, width, height) => {
  const step = 60
  const columns = Math.floor(width / step)
  const rows = Math.floor(height / step)
  const at = (column: number, row: number): Point => ({ x: column * step, y: row * step })
  const routes: Route[] = []
  const nodes: Node[] = []
  const draw = (points: Point[], accent: boolean) => {
    routes.push({ points, accent })
    nodes.push(...points.filter((_, place) => place === 0 || place === points.length - 1).map(end))
  }
  for (let row = 1; row < rows; row++) {
    const start = Math.floor(random() * (columns - 8))
    draw([at(start, row), at(start + 4 + Math.floor(random() * 10), row)], row % 5 === 0)
    const other = columns - Math.floor(random() * 9)
    draw([at(other, row), at(columns + 1, row)], false)
  }
  for (let column = 6; column < columns; column += 1 + Math.floor(random() * 2)) {
    const start = 1 + Math.floor(random() * (rows - 3))
    const stop = Math.min(rows, start + 2 + Math.floor(random() * 5))
    routes.push({ points: [at(column, start), at(column, stop)], accent: column % 6 === 0 })
    for (let row = start; row <= stop; row++) nodes.push(joint(at(column, row)))
  }
  return { routes, nodes }
}

const drawings = { flow: drawFlow, hub: drawHub, grid: drawGrid }
