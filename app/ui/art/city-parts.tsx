// The parts of the panoramas and of the home page's two cities.
import { bright } from './inks.ts'
import type { Point } from './motif.ts'
import { seededRandom } from './seeded-random.ts'

export function Hill({ d, fill }: { d: string; fill: string }) {
  return <path d={d} fill={fill} />
}

/** Mount Cameroon: a long ridge, not a cone, with craters, a forest line and old lava flows. */
export function Mountain({ shift, rise = 0 }: { shift: number; rise?: number }) {
  return (
    <g transform={`translate(${shift} ${-rise})`} stroke="var(--city-edge)">
      <path
        d="M0 640C150 590 260 560 380 512C430 492 470 470 520 452L548 448L566 436L600 430L622 420L652 424L668 418L700 430L730 432L760 446C830 470 890 498 960 528C1060 566 1160 600 1260 640Z"
        fill="var(--city-deep)"
        strokeWidth="1.5"
      />
      <path
        d="M566 436L600 430L622 420L652 424L668 418L700 430L690 444Q676 452 664 446Q650 462 632 448Q612 456 600 446Q580 450 566 436Z"
        fill="var(--city-close)"
        stroke="none"
      />
      <path
        d="M470 474Q560 500 640 486T830 474M372 516Q520 556 660 530T950 524M250 562Q480 604 680 576T1060 566M622 452Q610 500 640 530T628 600M690 450Q720 490 708 530T740 592"
        strokeOpacity=".55"
      />
    </g>
  )
}

export function NamsanTower({ x, y }: Point) {
  return (
    <g fill="var(--city-close)" stroke="var(--city-light)" strokeOpacity=".7">
      <path d={`M${x - 5} ${y + 6}L${x - 3} ${y - 76}h6L${x + 5} ${y + 6}Z`} />
      <path d={`M${x - 16} ${y - 92}h32l-6 20h-20Z`} />
      <path d={`M${x - 9} ${y - 104}h18v12h-18ZM${x} ${y - 104}v-56`} />
    </g>
  )
}

type BlocksProps = {
  seed: string
  from: number
  to: number
  lowest: number
  highest: number
  base: number
  fill: string
  lit?: boolean
}

/** Towers from left to right as one path; lit ones get rows of windows. */
export function Blocks({ seed, from, to, lowest, highest, base, fill, lit }: BlocksProps) {
  const random = seededRandom(seed)
  let roofs = ''
  let windows = ''
  for (let x = from; x < to; ) {
    const w = 28 + Math.round(random() * 5) * 8
    const h = Math.round(lowest + random() * random() * (highest - lowest) + random() * 20)
    roofs += `M${x} ${base}v-${h}h${w}v${h}Z`
    for (let column = x + 9; lit && column < x + w - 6; column += 12)
      if (random() < 0.6) windows += `M${column} ${base - h + 10}v${h}`
    x += w + Math.round(random() * 3) * 5
  }
  return (
    <>
      <path d={roofs} fill={fill} />
      {lit ? (
        <path
          className="city-windows"
          d={windows}
          stroke={bright}
          strokeOpacity=".5"
          strokeWidth="3"
          strokeDasharray="4 12"
        />
      ) : null}
    </>
  )
}

export function Houses({ seed, from, to }: { seed: string; from: number; to: number }) {
  const random = seededRandom(seed)
  let roofs = ''
  let walls = ''
  for (let x = from; x < to; x += 44 + Math.round(random() * 30)) {
    const y = 618 - Math.round(random() * 36)
    const w = 26 + Math.round(random() * 14)
    roofs += `M${x - 5} ${y}l${w / 2 + 5} -15l${w / 2 + 5} 15Z`
    walls += `M${x} ${y}h${w}V640h-${w}Z`
  }
  return (
    <>
      <path d={walls} fill="var(--city-far)" stroke="var(--city-edge)" strokeOpacity=".5" />
      <path d={roofs} fill="var(--city-edge)" />
    </>
  )
}
