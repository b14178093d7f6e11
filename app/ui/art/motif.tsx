import { bright, navy } from './inks.ts'
import { type MotifOptions, network, pathOf } from './motif.ts'

type MotifProps = MotifOptions & {
  seed: string
  width: number
  height: number
  /** Fill the box and crop what stands over. */
  slice?: boolean
  accent?: string
  /** What shows inside the ring of an end node. */
  hole?: string
}

/** Decoration only: hidden from assistive technology. Lines take the text colour of their surroundings. */
export function Motif({ seed, width, height, slice, accent, hole, ...options }: MotifProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={slice ? 'xMaxYMid slice' : undefined}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <MotifLines seed={seed} width={width} height={height} accent={accent} hole={hole} {...options} />
    </svg>
  )
}

export function MotifLines({
  seed,
  width,
  height,
  accent = bright,
  hole = navy,
  ...options
}: Omit<MotifProps, 'slice'>) {
  const { routes, nodes } = network(seed, width, height, options)
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
