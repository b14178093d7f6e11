import { Hill, Mountain, NamsanTower } from '#app/ui/art/city-parts.tsx'
import { bright } from '#app/ui/art/inks.ts'

const arc = 'M104 206C150 10 330 -20 384 138'

/** The line between Buea and Seoul with a gap, beside the words of a missing page. */
export default function BrokenArc() {
  return (
    <svg
      className="city broken-arc"
      viewBox="0 0 480 300"
      preserveAspectRatio="xMaxYMax"
      fill="none"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g transform="translate(-20 44) scale(.2 .4)">
        <Mountain shift={0} />
      </g>
      <Hill d="M224 300C296 298 336 240 384 240S456 296 480 300Z" fill="var(--city-far)" />
      <g transform="translate(384 242) scale(.6)">
        <NamsanTower x={0} y={0} />
      </g>
      <path d={arc} stroke={bright} strokeOpacity=".35" strokeWidth="2" strokeDasharray="1 7" strokeLinecap="round" />
      <path d={arc} stroke={bright} strokeWidth="3" pathLength="100" strokeDasharray="40 20 40" />
      <g fill="#fff" stroke={bright} strokeWidth="4">
        <circle cx="104" cy="208" r="5" />
        <circle cx="384" cy="140" r="5" />
      </g>
    </svg>
  )
}
