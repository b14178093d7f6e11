import { bright, navy } from './inks.ts'
import { type MotifOptions, type Network, type Node, network, pathOf } from './motif.ts'

type Colours = {
  accent?: string
  /** The colour inside the ring of an end node. */
  hole?: string
}
type Size = { seed: string; width: number; height: number }

type MotifProps = Size & {
  draw?: (seed: string, width: number, height: number) => Network
  /** Covers its box, cropping the drawing at the edges. */
  fills?: boolean
}

const drawRoutes = (seed: string, width: number, height: number) =>
  network(seed, width, height, { step: 72, routes: 26 })

/** Decoration only: hidden from assistive technology. Lines use the current text colour. */
export function Motif({ draw = drawRoutes, seed, width, height, fills }: MotifProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fills ? 'xMidYMid slice' : undefined}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <NetworkLines paths={pathsOf([draw.name, seed, width, height], () => draw(seed, width, height))} />
    </svg>
  )
}

export function MotifLines({ seed, width, height, accent, hole, ...options }: Size & Colours & MotifOptions) {
  const paths = pathsOf([seed, width, height, options], () => network(seed, width, height, options))
  return <NetworkLines paths={paths} accent={accent} hole={hole} />
}

function NetworkLines({ paths, accent = bright, hole = navy }: Colours & { paths: Paths }) {
  const { plain, strong, dots, rings } = paths
  return (
    <>
      <path d={plain} strokeOpacity=".28" strokeLinejoin="round" />
      <path d={strong} stroke={accent} strokeOpacity=".75" strokeWidth="1.5" strokeLinejoin="round" />
      <path d={dots} strokeOpacity=".6" strokeWidth="5" strokeLinecap="round" />
      <path d={rings} stroke={accent} strokeWidth="9" strokeLinecap="round" />
      <path d={rings} stroke={hole} strokeWidth="5" strokeLinecap="round" />
    </>
  )
}

type Paths = { plain: string; strong: string; dots: string; rings: string }

const lastDrawn = new Map<string, Paths>()
const mostDrawn = 200

/** Draws a network once for all pages that show it. @param named all that the drawing depends on */
function pathsOf(named: readonly unknown[], draw: () => Network): Paths {
  const name = JSON.stringify(named)
  const known = lastDrawn.get(name)
  if (known) return known
  const { routes, nodes } = draw()
  const lines = (accent: boolean) =>
    routes.map((route) => (route.accent === accent ? pathOf(route.points) : '')).join('')
  const spots = (kind: Node['kind']) =>
    nodes.map((node) => (node.kind === kind ? `M${node.x} ${node.y}h0` : '')).join('')
  const paths = { plain: lines(false), strong: lines(true), dots: spots('joint'), rings: spots('end') }
  if (lastDrawn.size >= mostDrawn) lastDrawn.clear()
  lastDrawn.set(name, paths)
  return paths
}
