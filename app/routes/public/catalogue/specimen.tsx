import type { Service } from '#app/features/texts/kinds/services.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { ServiceArt } from '#app/ui/art/service-art.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { LabelledLines } from '#app/ui/sections/labelled-lines.tsx'
import '#app/ui/styles/pages/service.css'

/** The document with the forms of all services, which staff can hide. */
export const formsDocument = 'what-you-receive'

/** The form of what the service leaves with its client: lines without a client or a result, and the page with all forms.
    That page itself has no drawings, because eight sheets follow each other. */
export function Specimen({ id, name, lines, hasPage }: Service['specimen'] & { id: string; hasPage: boolean }) {
  const say = useSay()
  return (
    <div className="specimen">
      {hasPage ? <ServiceArt id={id} /> : null}
      <p className="cluster specimen-head" data-align="ends">
        <strong>{name}</strong> <span className="specimen-stamp">{say('Blank form')}</span>
      </p>
      <LabelledLines lines={lines} />
      {hasPage ? (
        <p>
          <PageLink href={`/docs/${formsDocument}#${id}`}>{say('All documents you receive')}</PageLink>
        </p>
      ) : null}
    </div>
  )
}
