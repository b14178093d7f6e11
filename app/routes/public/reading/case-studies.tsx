// All case studies, or those of one industry.
import { type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { readCaseStudies } from '#app/features/texts/kinds/case-studies.server.ts'
import { resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CtaBand, Section } from '#app/ui/section.tsx'
import { Editorial } from '#app/ui/sections/section-layouts.tsx'
import { LinkTabs } from '#app/ui/tabs.tsx'
import { storiesOf } from './case-study-teaser.server.ts'
import { papersInstead } from './papers.server.ts'
import { PapersInstead } from './papers-instead.tsx'
import { kindMeta, listKind, ResourceHero } from './resource-kind.tsx'
import { Stories } from './story-list.tsx'

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
    outline: { ...page.storyOutline, sheet: page.storySheet },
    papers: await papersInstead(studies, now),
  }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export default function CaseStudiesPage() {
  const { kind, stories, closing, newsletterButton } = useLoaderData<typeof loader>()
  return (
    <>
      <ResourceHero kind={kind} count={stories.length} whileEmpty={newsletterButton} />
      {stories.length > 0 ? (
        <>
          <Section>
            <FilteredStories />
          </Section>
          <CtaBand
            title={closing.title}
            lead={closing.lead}
            actions={<LinkButton to="/cta">{closing.button}</LinkButton>}
          />
        </>
      ) : (
        <WithoutStories />
      )}
    </>
  )
}

function FilteredStories() {
  const { stories } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const chosen = stories.find(({ subject }) => subject === search.get('industry'))?.subject
  const shown = stories.filter(({ subject }) => !chosen || subject === chosen)
  return (
    <>
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
          {shown.length} of {stories.length} case studies
        </p>
      </div>
      <Stories stories={shown} />
    </>
  )
}

/** The form of a case study, and the papers. */
function WithoutStories() {
  const { outline, papers } = useLoaderData<typeof loader>()
  return (
    <>
      <Section>
        <Editorial title={outline.title} lead={outline.lead}>
          <ol className="numbered" aria-label={outline.sheet.name}>
            {outline.sheet.lines.map(({ label, value }) => (
              <li key={label}>
                <div>
                  <strong>{label}</strong>
                  <p className="soft">{value}</p>
                </div>
              </li>
            ))}
          </ol>
        </Editorial>
      </Section>
      <PapersInstead papers={papers} />
    </>
  )
}
