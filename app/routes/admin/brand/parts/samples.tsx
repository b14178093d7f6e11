// The brand in use: on a page of the site, in a mail and on a card.
import type { BrandPart } from '#app/features/brand/parts.ts'
import { useSay } from '#app/languages/say.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { boardPath } from '../paths.ts'
import { Picture } from '../picture.tsx'
import type { Typed } from './use-typed.ts'

type SamplesProps = { part: BrandPart; version: number; typed?: Typed }

export function Samples({ part, version, typed }: SamplesProps) {
  const say = useSay()
  const asked = new URLSearchParams({ v: String(version), part, ...typed })
  return (
    <Panel id="samples" title={say('In use')} as="stack">
      <div className="brand-samples">
        <figure>
          <figcaption>{say('On a page')}</figcaption>
          <iframe src={`${boardPath}/sample/page?${asked}`} title={say('A page in this brand')} loading="lazy" />
        </figure>
        <figure>
          <figcaption>{say('In an email')}</figcaption>
          <iframe src={`${boardPath}/sample/mail?${asked}`} title={say('An email in this brand')} sandbox="" />
        </figure>
        {part === 'businessCard' ? null : (
          <figure>
            <figcaption>{say('On a card')}</figcaption>
            <Picture name="card-front" alt={say('The business card in the saved brand')} version={version} />
          </figure>
        )}
      </div>
    </Panel>
  )
}
