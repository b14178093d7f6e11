// The saved mark as the guidelines draw it: in its clear space, and in right and wrong uses.
import type { ReactNode } from 'react'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'

/** The clear space on all four sides, as a share of the mark's height. */
export function ClearSpace({ mark, share }: { mark: string; share: number }) {
  const side = 80
  const free = side * share
  const whole = side + 2 * free
  const [start, middle, end] = [free, whole / 2, free + side]
  return (
    <svg className="brand-clear-space" viewBox={`-1 -1 ${whole + 2} ${whole + 2}`} fill="none" aria-hidden="true">
      <rect width={whole} height={whole} stroke="currentColor" strokeDasharray="4 4" />
      <image href={mark} x={free} y={free} width={side} height={side} />
      <path
        d={`M0 ${middle}H${start}M${end} ${middle}H${whole}M${middle} 0V${start}M${middle} ${end}V${whole}`}
        stroke="currentColor"
      />
      <g fill="currentColor" fontSize={12}>
        <text x={free / 2 - 4} y={middle - 5}>
          ½
        </text>
        <text x={end + free / 2 - 4} y={middle - 5}>
          ½
        </text>
        <text x={middle + 5} y={free / 2 + 4}>
          ½
        </text>
        <text x={middle + 5} y={end + free / 2 + 4}>
          ½
        </text>
      </g>
    </svg>
  )
}

type Use = { name: Phrase; isWrong?: true; draw: (mark: string) => ReactNode }

const ground = (fill: string) => <rect key="ground" width="120" height="80" fill={fill} />
const placed = { x: 40, y: 20, width: 40, height: 40 }

export const goodUses: readonly Use[] = [
  { name: 'On white', draw: (mark) => [ground('#fff'), <image key="mark" href={mark} {...placed} />] },
  {
    name: 'On a dark colour',
    draw: (mark) => [ground('var(--brand-navy)'), <image key="mark" href={mark} {...placed} />],
  },
]

export const badUses: readonly Use[] = [
  {
    name: 'Stretched',
    isWrong: true,
    draw: (mark) => [
      ground('#fff'),
      <image key="mark" href={mark} x="22" y="24" width="76" height="32" preserveAspectRatio="none" />,
    ],
  },
  {
    name: 'Rotated',
    isWrong: true,
    draw: (mark) => [ground('#fff'), <image key="mark" href={mark} {...placed} transform="rotate(18 60 40)" />],
  },
  {
    name: 'Outlined',
    isWrong: true,
    draw: (mark) => [
      ground('#fff'),
      <image key="mark" href={mark} {...placed} />,
      <rect key="line" {...placed} rx="9" fill="none" stroke="#c00" strokeWidth="4" />,
    ],
  },
  {
    name: 'On a busy picture',
    isWrong: true,
    draw: (mark) => [
      ground('#7a8b6f'),
      <path
        key="busy"
        d="M0 70 20 35 38 62 60 18 84 58 100 30 120 66V80H0ZM0 18 24 8 50 22 78 6 120 20"
        fill="#3e5a52"
        stroke="#d9c48f"
        strokeWidth="5"
      />,
      <image key="mark" href={mark} {...placed} opacity="0.9" />,
    ],
  },
]

/** Small drawings, named below: a tick for a right use, a cross for a wrong one. */
export function MarkUses({ mark, uses }: { mark: string; uses: readonly Use[] }) {
  const say = useSay()
  return (
    <ul className="brand-uses">
      {uses.map(({ name, isWrong, draw }) => (
        <li key={name}>
          <svg viewBox="0 0 120 80" aria-hidden="true">
            {draw(mark)}
          </svg>
          <span data-wrong={isWrong}>{say(name)}</span>
        </li>
      ))}
    </ul>
  )
}
