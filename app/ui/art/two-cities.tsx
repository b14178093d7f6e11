import { Blocks, Hill, Mountain, NamsanTower } from './city.tsx'
import { bright, navy } from './inks.ts'

const arc = 'M184 182C236 24 430 -20 500 132'
const ends = 'M184 182h0M500 132h0'

/** Mount Cameroon and Namsan, joined by one arc; decoration only. */
export function TwoCitiesArt() {
  return (
    <svg className="city two-cities-art" viewBox="0 0 640 384" fill="none" strokeLinejoin="round" aria-hidden="true">
      <g transform="translate(-40 -196) scale(.36 .9)">
        <Mountain shift={0} />
      </g>
      <Hill d="M0 384V362Q90 338 190 352T420 372V384Z" fill="var(--city-far)" />
      <Hill d="M372 384Q440 300 500 294T640 348V384Z" fill="var(--city-deep)" />
      <NamsanTower x={500} y={292} />
      <Blocks seed="hannam" from={396} to={640} lowest={12} highest={64} base={384} fill="var(--city-near)" lit />
      <g strokeLinecap="round">
        <path className="two-cities-arc" d={arc} pathLength={1} stroke={bright} strokeWidth="2" />
        <path
          className="motif-signal"
          d={arc}
          pathLength={100}
          stroke="#fff"
          strokeWidth="2.5"
          strokeDasharray="0 100"
        />
        <path d={ends} stroke={bright} strokeWidth="13" />
        <path d={ends} stroke={navy} strokeWidth="7" />
      </g>
    </svg>
  )
}
