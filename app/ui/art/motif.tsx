import { bright, navy } from './inks.ts'
import { type Network, type Node, network, pathOf } from './motif.ts'

type MotifProps = {
  seed: string
  width: number
  height: number
  /** Covers its box, cropping the drawing at the edges. */
  fills?: boolean
}

/** Decoration only: hidden from assistive technology. Lines use the current text colour. */
export function Motif({ seed, width, height, fills }: MotifProps) {
  const { plain, strong, dots, rings } = pathsOf(network(seed, width, height))
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fills ? 'xMidYMid slice' : undefined}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={plain} strokeOpacity=".28" strokeLinejoin="round" />
      <path d={strong} stroke={bright} strokeOpacity=".75" strokeWidth="1.5" strokeLinejoin="round" />
      <path d={dots} strokeOpacity=".6" strokeWidth="5" strokeLinecap="round" />
      <path d={rings} stroke={bright} strokeWidth="9" strokeLinecap="round" />
      <path d={rings} stroke={navy} strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}

function pathsOf({ routes, nodes }: Network) {
  const lines = (accent: boolean) =>
    routes.map((route) => (route.accent === accent ? pathOf(route.points) : '')).join('')
  const spots = (kind: Node['kind']) =>
    nodes.map((node) => (node.kind === kind ? `M${node.x} ${node.y}h0` : '')).join('')
  return { plain: lines(false), strong: lines(true), dots: spots('joint'), rings: spots('end') }
}
