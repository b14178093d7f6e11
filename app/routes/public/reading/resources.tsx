import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { countSentIssues } from '#app/features/newsletter/archive.server.ts'
import { issuesListPath } from '#app/features/newsletter/issue-path.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { readCaseStudies } from '#app/features/texts/kinds/case-studies.server.ts'
import { readDocs, webinarTexts } from '#app/features/texts/kinds/reading.server.ts'
import { docsPageTexts, resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Closing, Hero, Section, SectionHeader } from '#app/ui/section.tsx'
import { ItemRows } from '#app/ui/sections/item-rows.tsx'
import { Editorial } from '#app/ui/sections/section-layouts.tsx'
import { readPaperStories, storiesOf } from './case-study-teaser.server.ts'
import { Stories, StoryCards } from './story-list.tsx'
import '#app/ui/styles/sections/rows.css'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.page)

export async function loader({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const [page, docsPage] = await Promise.all([
    readPage(texts, resourcesPageTexts, now),
    readPage(texts, docsPageTexts, now),
  ])
  const [studies, papers, webinars, docs] = await Promise.all([
    readCaseStudies(texts, now),
    readPaperStories(texts, now),
    readEntries(texts, webinarTexts, now),
    readDocs(texts, now),
  ])
  return {
    hasIssues: (await countSentIssues(db)) > 0,
    page: { title: page.title, intro: page.intro, description: page.description },
    newsletter: page.newsletter,
    caseStudies: { ...headOf(page.caseStudies, studies), stories: await storiesOf(studies, page.storyAction) },
    papers: { ...headOf(page.whitepapers, papers), stories: papers },
    webinars: {
      ...headOf(page.webinars, webinars),
      items: webinars.map(({ href, title, summary, publishedOn }) => ({ href, title, summary, date: publishedOn })),
    },
    docs: {
      ...headOf(docsPage, docs),
      items: docs.map(({ slug, title, summary }) => ({ href: `/docs/${slug}`, title, summary })),
    },
  }
}

type Words = { title: string; intro: string; emptyText?: string }

/** A list that is still empty says so. */
const headOf = ({ title, intro, emptyText = intro }: Words, entries: readonly unknown[]) => ({
  title,
  intro: entries.length > 0 ? intro : emptyText,
})

export default function ResourcesPage() {
  const { page, caseStudies, papers, webinars, docs, newsletter, hasIssues } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero title={page.title} lead={page.intro} />
      <Section id="case-studies" labelledBy="case-studies-title">
        <GroupHeader {...caseStudies} id="case-studies" href="/resources/case-studies" />
        <Stories stories={caseStudies.stories} level={3} />
      </Section>
      <Section id="whitepapers" tone="muted" labelledBy="whitepapers-title">
        <Editorial id="whitepapers-title" title={papers.title} lead={papers.intro}>
          <StoryCards stories={papers.stories} level={3} />
        </Editorial>
      </Section>
      <Section>
        <div className="columns" data-wide="first">
          <section id="documentation" aria-labelledby="documentation-title">
            <GroupHeader {...docs} id="documentation" href="/docs" />
            <ItemRows items={docs.items} />
          </section>
          <section id="webinars" aria-labelledby="webinars-title">
            <GroupHeader {...webinars} id="webinars" />
            <ItemRows items={webinars.items} />
          </section>
        </div>
      </Section>
      <NewsletterBand words={newsletter} hasIssues={hasIssues} />
    </>
  )
}

/** `href` is the page with all of it, if it is not this one. */
type GroupProps = { id: string; title: string; intro: string; href?: string }

const GroupHeader = ({ id, title, intro, href }: GroupProps) => (
  <SectionHeader id={`${id}-title`} title={title} lead={intro}>
    {href ? <Link to={href}>All {title.toLocaleLowerCase('en')}</Link> : null}
  </SectionHeader>
)

type NewsletterBandProps = {
  words: Record<'title' | 'lead' | 'button' | 'issuesButton', string>
  /** True if there are past issues to read. */
  hasIssues: boolean
}

function NewsletterBand({ words, hasIssues }: NewsletterBandProps) {
  return (
    <Closing
      title={words.title}
      lead={words.lead}
      actions={
        <>
          <LinkButton to="/newsletter">{words.button}</LinkButton>
          {hasIssues ? (
            <LinkButton to={issuesListPath} variant="outline">
              {words.issuesButton}
            </LinkButton>
          ) : null}
        </>
      }
    />
  )
}
