// All case studies, or those of one industry.
import { type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { readCaseStudies } from '#app/features/texts/kinds/case-studies.server.ts'
import { resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CtaBand, Section } from '#app/ui/section.tsx'
import { LinkTabs } from '#app/ui/tabs.tsx'
import '#app/ui/styles/pages/story-list.css'
import { storiesOf } from './case-study-teaser.server.ts'
import { kindMeta, listKind, ResourceHero } from './resource-kind.tsx'
import { LeadStory, StoryRows } from './story-list.tsx'

const path = '/resources/case-studies'
export const meta: MetaFunction<typeof loader> = (args) => kindMeta(args, args.data?.kind)

export async function loader() {
  const now = Date.now()
  const [page, studies] = await Promise.all([readPage(db, resourcesPageTexts, now), readCaseStudies(db, now)])
  return {
    kind: listKind('case-studies', page.caseStudies, studies),
    stories: await storiesOf(studies, page.storyAction),
    closing: page.storyClosing,
    newsletterButton: page.newsletter.button,
  }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export default function CaseStudiesPage() {
  const { kind, stories, closing, newsletterButton } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const chosen = stories.find(({ subject }) => subject === search.get('industry'))?.subject
  const [lead, ...others] = stories.filter(({ subject }) => !chosen || subject === chosen)
  return (
    <>
      <ResourceHero kind={kind} count={stories.length} whileEmpty={newsletterButton} />
      {lead ? (
        <Section>
          <div className="story-filter">
            <LinkTabs
              label="Industries"
              current={chosen ?? 'all'}
              tabs={[
                { id: 'all', label: 'All industries', to: path },
                ...stories.map(({ subject, kicker }) => ({
                  id: subject,
                  label: kicker,
                  to: `${path}?industry=${subject}`,
                })),
              ]}
            />
            <p role="status">
              {others.length + 1} of {stories.length} case studies
            </p>
          </div>
          <LeadStory story={lead} level={2} />
          {others.length > 0 ? <StoryRows stories={others} level={2} /> : null}
        </Section>
      ) : null}
      <CtaBand
        title={closing.title}
        lead={closing.lead}
        actions={<LinkButton to="/cta">{closing.button}</LinkButton>}
      />
    </>
  )
}
