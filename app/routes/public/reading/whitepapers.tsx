import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { countSentIssues } from '#app/features/newsletter/archive.server.ts'
import { resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { Section } from '#app/ui/section.tsx'
import { NewsletterBand } from './newsletter-band.tsx'
import { readPaperStories } from './papers.server.ts'
import { kindMeta, listKind, ResourceHero } from './resource-kind.tsx'
import { Stories } from './story-list.tsx'

export const meta: MetaFunction<typeof loader> = (args) => kindMeta(args, args.data?.kind)

export async function loader() {
  const now = Date.now()
  const [page, papers] = await Promise.all([readPage(db, resourcesPageTexts, now), readPaperStories(now)])
  return {
    kind: listKind('whitepapers', page.whitepapers, papers),
    newsletter: page.newsletter,
    hasIssues: (await countSentIssues(db)) > 0,
    papers,
  }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export default function WhitepapersPage() {
  const { kind, papers, newsletter, hasIssues } = useLoaderData<typeof loader>()
  return (
    <>
      <ResourceHero kind={kind} count={papers.length} whileEmpty={newsletter.button} />
      {papers.length > 0 ? (
        <Section>
          <Stories stories={papers} />
        </Section>
      ) : null}
      <NewsletterBand words={newsletter} hasIssues={hasIssues} />
    </>
  )
}
