import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { countSentIssues } from '#app/features/newsletter/archive.server.ts'
import { type Paper, readPapers } from '#app/features/texts/kinds/reading.server.ts'
import { resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { Section } from '#app/ui/section.tsx'
import '#app/ui/styles/pages/story-list.css'
import { NewsletterBand } from './newsletter-band.tsx'
import { lengthOf } from './reading-length.server.ts'
import { kindMeta, listKind, ResourceHero } from './resource-kind.tsx'
import { LeadStory, type Story, StoryRows } from './story-list.tsx'

export const meta: MetaFunction<typeof loader> = (args) => kindMeta(args, args.data?.kind)

const storyOf =
  (action: string) =>
  ({ href, subject, color, title, summary, pulled, sections }: Paper): Story => ({
    href,
    subject,
    color,
    kicker: lengthOf(sections),
    title,
    summary,
    pulled,
    action,
  })

export async function loader() {
  const now = Date.now()
  const [page, papers] = await Promise.all([readPage(db, resourcesPageTexts, now), readPapers(db, now)])
  return {
    kind: listKind('whitepapers', page.whitepapers, papers),
    newsletter: page.newsletter,
    hasIssues: (await countSentIssues(db)) > 0,
    papers: papers.map(storyOf(page.paperAction)),
  }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export default function WhitepapersPage() {
  const { kind, papers, newsletter, hasIssues } = useLoaderData<typeof loader>()
  const [lead, ...others] = papers
  return (
    <>
      <ResourceHero kind={kind} count={papers.length} whileEmpty={newsletter.button} />
      {lead ? (
        <Section>
          <LeadStory story={lead} level={2} />
          {others.length > 0 ? <StoryRows stories={others} level={2} /> : null}
        </Section>
      ) : null}
      <NewsletterBand words={newsletter} hasIssues={hasIssues} />
    </>
  )
}
