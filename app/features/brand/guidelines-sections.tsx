// The guidelines as sections of a page, for the board and for share links.

import type { ReactNode } from 'react'
import { colons } from '#app/languages/colons.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { CopiedValue } from '#app/ui/text/copied-value.tsx'
import type { Guidelines } from './guidelines.ts'
import { SwatchTile } from './swatch.tsx'

export function GuidelinesSections({ guidelines }: { guidelines: Guidelines }) {
  const say = useSay()
  const colon = colons[useLanguage()]
  const { clearSpace, minimumSize, colors, corrections, type } = guidelines
  return (
    <>
      <Part id="clear-space" title={say('Clear space and size')}>
        <p>{clearSpace.text}</p>
        <ClearSpace share={clearSpace.share} />
        <p>{minimumSize.text}</p>
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
      <Part id="type" title={say('Type')}>
        <dl className="dl">
          {type.map(({ role, family, weights, use }) => (
            <div key={role} className="fact">
              <dt>{role}</dt>
              <dd>
                {family}, {weights}. {use}.
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part id="do" title={say('Do')}>
        <Lines lines={guidelines.do} />
      </Part>
      <Part id="dont" title={say('Do not')}>
        <Lines lines={guidelines.dont} />
      </Part>
    </>
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
  <ul className="brand-lines">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

/** The mark as a square inside its clear space. */
function ClearSpace({ share }: { share: number }) {
  const side = 80
  const free = side * share
  const whole = side + 2 * free
  return (
    <svg className="brand-clear-space" viewBox={`-1 -1 ${whole + 2} ${whole + 2}`} fill="none" aria-hidden="true">
      <rect width={whole} height={whole} stroke="currentColor" strokeDasharray="4 4" />
      <rect x={free} y={free} width={side} height={side} rx={side * 0.22} fill="var(--brand-blue)" />
      <path d={`M${free} ${whole / 2}H0M${whole} ${whole / 2}H${free + side}`} stroke="currentColor" />
    </svg>
  )
}
