// The guidelines as sections of a page, for the board and for share links.

import type { ReactNode } from 'react'
import { colons } from '#app/languages/colons.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { CopiedValue } from '#app/ui/text/copied-value.tsx'
import type { Guidelines } from './guidelines.ts'
import { badUses, ClearSpace, goodUses, MarkUses } from './mark-drawings.tsx'
import { SwatchTile } from './swatch.tsx'

/** @param mark the address of the saved mark, in colour */
export function GuidelinesSections({ guidelines, mark }: { guidelines: Guidelines; mark: string }) {
  const say = useSay()
  const colon = colons[useLanguage()]
  const { clearSpace, minimumSize, colors, corrections, type } = guidelines
  return (
    <>
      <Part id="clear-space" title={say('Clear space and size')}>
        <div className="brand-beside">
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
