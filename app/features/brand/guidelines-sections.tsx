// The guidelines as sections of a page, for the board and for share links.

import type { ReactNode } from 'react'
import { colons } from '#app/languages/colons.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { CopiedValue } from '#app/ui/text/copied-value.tsx'
import type { Guidelines } from './guidelines.ts'
import { SwatchTile } from './swatch.tsx'

/** @param mark the address of the saved mark, in colour */
export function GuidelinesSections({ guidelines, mark }: { guidelines: Guidelines; mark: string }) {
  const say = useSay()
  const colon = colons[useLanguage()]
  const { clearSpace, minimumSize, colors, corrections, type } = guidelines
  return (
    <>
      <Part id="clear-space" title={say('Clear space and size')}>
        <div className="cluster brand-beside">
          <ClearSpace mark={mark} share={clearSpace.share} />
          <div>
            <p>{clearSpace.text}</p>
            <p>{minimumSize.text}</p>
          </div>
        </div>
      </Part>
      <Part id="colours" title={say('Colours')}>
        <ul className="brand-swatches">
          {colors.map(({ name, hex, rgb, use, contrast }) => (
            <SwatchTile key={name} name={name} color={hex}>
              <CopiedValue value={rgb} />
              <p>{use}.</p>
              <ul>
                {contrast.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </SwatchTile>
          ))}
        </ul>
        {corrections.length > 0 ? (
          <ul>
            {corrections.map(({ role, used, reason }) => (
              <li key={role}>
                {say(role)}
                {colon} {used}. {say(reason.phrase, reason.values)}
              </li>
            ))}
          </ul>
        ) : null}
      </Part>
      <Part id="type" title={say('Type|fonts')}>
        <dl className="dl">
          {type.map(({ role, family, weights, use, specimen }) => (
            <div key={role} className="fact">
              <dt>{role}</dt>
              <dd>
                {family}, {weights}. {use}.
                {specimen ? (
                  <p className="brand-specimen" data-face={specimen.face}>
                    {specimen.words}
                  </p>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="do" title={say('Do')}>
        <MarkUses mark={mark} uses={goodUses} />
        <Lines lines={guidelines.do} />
      </Part>
      <Part id="dont" title={say('Do not')}>
        <MarkUses mark={mark} uses={badUses} />
        <Lines lines={guidelines.dont} />
      </Part>
    </>
  )
}

// The saved mark as the guidelines draw it: in its clear space, and in right and wrong uses.

/** The clear space on all four sides, as a share of the mark's height. */
function ClearSpace({ mark, share }: { mark: string; share: number }) {
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

const goodUses: readonly Use[] = [
  { name: 'On white', draw: (mark) => [ground('#fff'), <image key="mark" href={mark} {...placed} />] },
  {
    name: 'On a dark colour',
    draw: (mark) => [ground('var(--brand-navy)'), <image key="mark" href={mark} {...placed} />],
  },
]

const badUses: readonly Use[] = [
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
function MarkUses({ mark, uses }: { mark: string; uses: readonly Use[] }) {
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

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="card" aria-labelledby={`guide-${id}`}>
      <h2 id={`guide-${id}`}>{title}</h2>
      {children}
    </section>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="check-list">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
