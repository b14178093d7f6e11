import type { Service } from '#app/features/texts/kinds/services.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { SampleSheet } from '#app/ui/sections/sample-sheet.tsx'

/** The document with the forms of all services, which staff can hide. */
export const formsDocument = 'what-you-receive'

/** The form of what the service leaves with its client: lines without a client or a result, and the page with all forms. */
export function Specimen({ id, name, lines, hasPage }: Service['specimen'] & { id: string; hasPage: boolean }) {
  const say = useSay()
  return (
    <SampleSheet
      name={name}
      lines={lines}
      sample={say('Blank form')}
      note={
        hasPage ? <PageLink href={`/docs/${formsDocument}#${id}`}>{say('All documents you receive')}</PageLink> : null
      }
    />
  )
}
