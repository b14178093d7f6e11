// All case studies, or those of one industry.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import type { TextSource } from '#app/features/texts/edition.server.ts'
import { readCaseStudies } from '#app/features/texts/kinds/case-studies.server.ts'
import { readDocs } from '#app/features/texts/kinds/reading.server.ts'
import { docsPageTexts, resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { breadcrumbData } from '#app/routes/structured-data.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Closing, Hero, Section } from '#app/ui/section.tsx'
import { ItemRows } from '#app/ui/sections/item-rows.tsx'
import { Editorial } from '#app/ui/sections/section-layouts.tsx'
import { LinkTabs } from '#app/ui/tabs.tsx'
import { Specimen } from '../catalogue/specimen.tsx'
import { StaffSlot } from '../staff-slot.tsx'
import { storiesOf } from './case-study-teaser.server.ts'
import { Stories } from './story-list.tsx'
import '#app/ui/styles/sections/rows.css'

const path = '/resources/case-studies'
export const meta: MetaFunction<typeof loader> = (args) => {
  const kind = args.data?.kind
  return pageMeta(
    args,
    kind && { title: kind.title, description: kind.description, structured: [breadcrumbData(crumbsOf(kind))] },
  )
}

const crumbsOf = ({ title }: { title: string }) => [{ label: 'Resources', href: '/resources' }, { label: title }]

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const [page, studies] = await Promise.all([readPage(texts, resourcesPageTexts, now), readCaseStudies(texts, now)])
  const isEmpty = studies.length === 0
  const documents = isEmpty ? await readDocuments(texts, now) : null
  const { title, intro, description, emptyText } = page.caseStudies
  return {
    // While the list is empty, visitors and search engines are told so instead of what it will have.
    kind: { title, intro: isEmpty ? emptyText : intro, description: isEmpty ? emptyText : description },
    stories: await storiesOf(studies, page.storyAction),
    closing: documents?.closing ?? { ...page.storyClosing, href: '/cta' },
    newsletterButton: page.newsletter.button,
    outline: { ...page.storyOutline, sheet: page.storySheet },
    documents,
  }
}

/** What we have written about our work, while no client's story is published. */
async function readDocuments(texts: TextSource, now: number) {
  const [page, docs] = await Promise.all([readPage(texts, docsPageTexts, now), readDocs(texts, now)])
  return {
    title: page.title,
    intro: page.intro,
    closing: { title: page.closingTitle, lead: page.closingText, button: page.closingButton, href: '/contact' },
    items: docs.map(({ slug, title, summary }) => ({ href: `/docs/${slug}`, title, summary })),
  }
}

export default function CaseStudiesPage() {
  const { kind, stories, closing, newsletterButton } = useLoaderData<typeof loader>()
  const say = useSay()
  return (
    <>
      <Hero
        breadcrumbs={<Breadcrumbs items={crumbsOf(kind)} />}
        title={kind.title}
        count={stories.length}
        lead={kind.intro}
        actions={stories.length > 0 ? undefined : <LinkButton to="/newsletter">{newsletterButton}</LinkButton>}
      />
      {stories.length > 0 ? (
        <Section>
          <FilteredStories />
        </Section>
      ) : (
        <>
          <StaffSlot
            title={kind.title}
            to="/admin/texts/case-studies"
            label={say('Case studies that someone has confirmed')}
          />
          <WithoutStories />
        </>
      )}
      <Closing
        title={closing.title}
        lead={closing.lead}
        actions={<LinkButton to={closing.href}>{closing.button}</LinkButton>}
      />
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
      <div className="cluster story-filter" data-align="ends">
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

/** The blank form of a case study, and our documents. */
function WithoutStories() {
  const { outline, documents } = useLoaderData<typeof loader>()
  return (
    <>
      <Section>
        <Editorial title={outline.title} lead={outline.lead}>
          <Specimen {...outline.sheet} id="case-study" hasPage={false} />
        </Editorial>
      </Section>
      {documents ? (
        <Section tone="muted" labelledBy="documents">
          <Editorial id="documents" title={documents.title} lead={documents.intro}>
            <ItemRows items={documents.items} />
          </Editorial>
        </Section>
      ) : null}
    </>
  )
}
