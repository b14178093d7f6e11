// The brand in use: on a page of the site, in a mail and on a card.
import type { BrandPart } from '#app/features/brand/parts.ts'
import { Panel } from '#app/ui/panel.tsx'
import { boardPath } from '../paths.ts'
import { Picture } from '../picture.tsx'
import type { Typed } from './use-typed.ts'

type SamplesProps = { part: BrandPart; version: number; typed?: Typed }

export function Samples({ part, version, typed }: SamplesProps) {
  const asked = new URLSearchParams({ v: String(version), part, ...typed })
  return (
    <Panel id="samples" title="In use" as="stack">
      <div className="brand-samples">
        <figure>
          <figcaption>On a page</figcaption>
          <iframe src={`${boardPath}/sample/page?${asked}`} title="A page in this brand" loading="lazy" />
        </figure>
        <figure>
          <figcaption>In an email</figcaption>
          <iframe src={`${boardPath}/sample/mail?${asked}`} title="An email in this brand" sandbox="" />
        </figure>
        {part === 'businessCard' ? null : (
          <figure>
            <figcaption>On a card</figcaption>
            <Picture name="card-front" alt="The business card in the saved brand" version={version} />
          </figure>
        )}
      </div>
    </Panel>
  )
}
