import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { db } from '#app/db.server.ts'
import { countSentIssues } from '#app/features/newsletter/archive.server.ts'
import { readCaseStudies } from '#app/features/texts/kinds/case-studies.server.ts'
import { readDocs, webinarTexts } from '#app/features/texts/kinds/reading.server.ts'
import { docsPageTexts, resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Hero, Section } from '#app/ui/section.tsx'
import { ItemRows } from '#app/ui/sections/item-rows.tsx'
import { storiesOf } from './case-study-teaser.server.ts'
import { NewsletterBand } from './newsletter-band.tsx'
import { readPaperStories } from './papers.server.ts'
import { StoryRows } from './story-list.tsx'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.page)

export async function loader() {
  const now = Date.now()
  const [page, docsPage] = await Promise.all([readPage(db, resourcesPageTexts, now), readPage(db, docsPageTexts, now)])
  const [studies, papers, webinars, docs] = await Promise.all([
    readCaseStudies(db, now),
    readPaperStories(now),
    readEntries(db, webinarTexts, now),
    readDocs(db, now),
  ])
  return {
    hasIssues: (await countSentIssues(db)) > 0,
    page: { title: page.title, intro: page.intro, description: page.description },
    newsletter: page.newsletter,
    stories: [
      { ...headOf(page.caseStudies, '/resources/case-studies'), stories: await storiesOf(studies, page.storyAction) },
      { ...headOf(page.whitepapers, '/resources/whitepapers'), stories: papers },
    ].filter(({ stories }) => stories.length > 0),
    items: [
      {
        ...headOf(page.webinars, '/resources/webinars'),
        items: webinars.map(({ href, title, summary }) => ({ href, title, summary })),
      },
      {
        ...headOf(docsPage, '/docs'),
        items: docs.map(({ slug, title, summary }) => ({ href: `/docs/${slug}`, title, summary })),
      },
    ].filter(({ items }) => items.length > 0),
  }
}

const headOf = ({ title, intro }: { title: string; intro: string }, href: string) => ({ title, intro, href })

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export default function ResourcesPage() {
  const { page, stories, items, newsletter, hasIssues } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero title={page.title} lead={page.intro} />
      <Section>
        {stories.map(({ stories, ...head }) => (
          <Group key={head.href} {...head}>
            <StoryRows stories={stories} level={3} />
          </Group>
        ))}
        {items.map(({ items, ...head }) => (
          <Group key={head.href} {...head}>
            <ItemRows items={items} />
          </Group>
        ))}
      </Section>
      <NewsletterBand words={newsletter} hasIssues={hasIssues} />
    </>
  )
}

type GroupProps = { title: string; intro: string; href: string; children: ReactNode }

const Group = ({ title, intro, href, children }: GroupProps) => (
  <section className="resource-group" aria-label={title}>
    <div>
      <h2>{title}</h2>
      <p className="soft">{intro}</p>
      <Link to={href}>All {title.toLocaleLowerCase('en')}</Link>
    </div>
    {children}
  </section>
)
