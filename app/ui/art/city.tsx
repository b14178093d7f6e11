// Three panoramas: Seoul, Buea below Mount Cameroon, and the line between the two cities.

import { Blocks, Hill, Houses, Mountain, NamsanTower } from './city-parts.tsx'
import { bright, navy } from './inks.ts'
import type { Point } from './motif.ts'

type CityName = 'seoul' | 'buea' | 'network'

const width = 1440
const height = 640

/** Fills its box from the bottom edge; decoration only. */
export function City({ scene }: { scene: CityName }) {
  return (
    <svg
      className="city"
      viewBox={`0 ${height - 800} ${width} 800`}
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {scene === 'seoul' ? <Seoul /> : scene === 'buea' ? <Buea /> : <Both />}
    </svg>
  )
}

function Seoul() {
  return (
    <>
      <Hill d="M380 640Q640 420 820 408T1240 560L1440 520V640Z" fill="var(--city-deep)" />
      <NamsanTower x={826} y={410} />
      <Bridge from={-60} to={500} y={590} />
      <Hill d="M350 640C410 634 440 590 500 588H1440V640Z" fill="var(--city-far)" />
      <Blocks seed="jongno" from={500} to={1440} lowest={36} highest={110} base={640} fill="var(--city-far)" />
      <LotteTower x={1180} base={580} />
      <Blocks seed="yeouido" from={560} to={1440} lowest={24} highest={80} base={640} fill="var(--city-near)" lit />
      <Links points={[at(826, 250), at(1000, 330), at(1180, 130), at(1380, 300)]} />
    </>
  )
}

function Buea() {
  return (
    <>
      <Mountain shift={330} rise={60} />
      <Hill d="M0 640V590Q300 540 640 548T1440 540V640Z" fill="var(--city-far)" />
      <Hill d="M300 640Q700 572 980 590T1440 570V640Z" fill="var(--city-near)" />
      <Houses seed="molyko" from={640} to={1420} />
      <Links points={[at(760, 548), at(982, 360), at(1180, 500), at(1400, 410)]} />
    </>
  )
}

function Both() {
  return (
    <>
      <Mountain shift={120} />
      <Hill d="M0 640V606Q240 560 470 590T980 600V640Z" fill="var(--city-far)" />
      <Houses seed="bonduma" from={500} to={880} />
      <Hill d="M900 640Q1000 530 1100 522T1330 590L1440 560V640Z" fill="var(--city-deep)" />
      <NamsanTower x={1100} y={522} />
      <Blocks seed="gangnam" from={960} to={1440} lowest={50} highest={210} base={640} fill="var(--city-far)" />
      <LotteTower x={1290} base={600} />
      <Blocks seed="mapo" from={990} to={1440} lowest={24} highest={92} base={640} fill="var(--city-near)" lit />
      <Links points={[at(772, 420), at(930, 486), at(1100, 362), at(1290, 130)]} />
      <path
        d="M772 420Q1040 170 1290 130"
        stroke={bright}
        strokeWidth="2"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
    </>
  )
}

const at = (x: number, y: number): Point => ({ x, y })

function Bridge({ from, to, y }: { from: number; to: number; y: number }) {
  const span = (to - from) / 4
  const arches = Array.from({ length: 4 }, (_, i) => `M${from + i * span} ${y}q${span / 2} -56 ${span} 0`).join('')
  const piers = Array.from({ length: 5 }, (_, i) => `M${from + i * span} ${y}v50`).join('')
  return (
    <path d={`M${from} ${y}H${to}${arches}${piers}`} stroke="var(--city-edge)" strokeOpacity=".7" strokeWidth="2" />
  )
}

function Links({ points }: { points: readonly Point[] }) {
  const dots = points.map(({ x, y }) => `M${x} ${y}h0`).join('')
  return (
    <g strokeLinecap="round">
      <path
        d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        stroke={bright}
        strokeOpacity=".7"
        strokeWidth="1.5"
      />
      <path d={dots} stroke={bright} strokeWidth="13" />
      <path d={dots} stroke={navy} strokeWidth="7" />
    </g>
  )
}

export function LotteTower({ x, base }: { x: number; base: number }) {
  return (
    <g stroke="var(--city-light)" strokeOpacity=".7">
      <path
        d={`M${x - 28} ${base}Q${x - 24} 320 ${x - 8} 154L${x - 2} 176L${x} 130L${x + 3} 174L${x + 8} 154Q${x + 24} 320 ${x + 28} ${base}Z`}
        fill="var(--city-close)"
      />
      <path
        d={`M${x - 2} 176Q${x - 11} 400 ${x - 9} ${base}M${x + 3} 174Q${x + 11} 400 ${x + 9} ${base}`}
        strokeOpacity=".35"
      />
    </g>
  )
}
