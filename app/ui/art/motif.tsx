import { bright, navy } from './inks.ts'
import { type MotifOptions, type Network, network, pathOf } from './motif.ts'
import { drawTopology, type Topology } from './topologies.ts'

type Colours = {
  accent?: string
  /** The colour inside the ring of an end node. */
  hole?: string
}
type Size = { seed: string; width: number; height: number }

type MotifProps = Size & {
  topology: Topology
  /** Covers its box, cropping the drawing at the edges. */
  fills?: boolean
}

/** Decoration only: hidden from assistive technology. Lines use the current text colour. */
export function Motif({ topology, seed, width, height, fills }: MotifProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fills ? 'xMidYMid slice' : undefined}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <NetworkLines network={drawTopology(topology, seed, width, height)} />
    </svg>
  )
}

export function MotifLines({ seed, width, height, accent, hole, ...options }: Size & Colours & MotifOptions) {
  return <NetworkLines network={network(seed, width, height, options)} accent={accent} hole={hole} />
}

function NetworkLines({ network: { routes, nodes }, accent = bright, hole = navy }: Colours & { network: Network }) {
  const plain = routes.filter((route) => !route.accent)
  const strong = routes.filter((route) => route.accent)
  const ends = nodes.filter((node) => node.kind === 'end')
  const joints = nodes.filter((node) => node.kind === 'joint')
  const dots = joints.map((node) => `M${node.x} ${node.y}h0`).join('')
  const rings = ends.map((node) => `M${node.x} ${node.y}h0`).join('')
  const strongPath = strong.map((route) => pathOf(route.points)).join('')
  return (
    <>
      <path d={plain.map((route) => pathOf(route.points)).join('')} strokeOpacity=".28" strokeLinejoin="round" />
      <path d={strongPath} stroke={accent} strokeOpacity=".75" strokeWidth="1.5" strokeLinejoin="round" />
      {strong.slice(0, 4).map((route) => (
        <path
          key={pathOf(route.points)}
          className="motif-signal"
          d={pathOf(route.points)}
          pathLength={100}
          stroke="#fff"
          strokeWidth="2"
          strokeLinecap="round"
          strokeDasharray="0 100"
        />
      ))}
      <path d={dots} strokeOpacity=".6" strokeWidth="5" strokeLinecap="round" />
      <path d={rings} stroke={accent} strokeWidth="9" strokeLinecap="round" />
      <path d={rings} stroke={hole} strokeWidth="5" strokeLinecap="round" />
    </>
  )
}
