// The drawing of an industry and its connections. The same seed always gives the same drawing.
import type { Network, Node, Point, Route } from './motif.ts'
import { seededRandom } from './seeded-random.ts'

const end = ({ x, y }: Point): Node => ({ x, y, kind: 'end' })
const joint = ({ x, y }: Point): Node => ({ x, y, kind: 'joint' })
const sixty = (turns: number) => (turns * Math.PI) / 6

/** One centre, its neighbours, and the connections between those. */
export function drawHub(seed: string, width: number, height: number): Network {
  const random = seededRandom(seed)
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
