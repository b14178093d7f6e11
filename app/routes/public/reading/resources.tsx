import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { countSentIssues } from '#app/features/newsletter/archive.server.ts'
import { readCaseStudies } from '#app/features/texts/kinds/case-studies.server.ts'
import { readDocs, readPapers, webinarTexts } from '#app/features/texts/kinds/reading.server.ts'
import { docsPageTexts, resourcesPageTexts } from '#app/features/texts/kinds/reading-pages.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Hero, Section } from '#app/ui/section.tsx'
import { type Item, ItemRows } from '#app/ui/sections/item-rows.tsx'
import { caseStudyTeasers } from './case-study-teaser.server.ts'
import { NewsletterBand } from './newsletter-band.tsx'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.page)

export async function loader() {
  const now = Date.now()
  const [items, docs] = await Promise.all([readItems(now), readDocs(db, now)])
  const [page, docsPage] = await Promise.all([readPage(db, resourcesPageTexts, now), readPage(db, docsPageTexts, now)])
  const documents = docs.map(({ slug, title, summary }) => ({ href: `/docs/${slug}`, title, summary }))
  return {
    hasIssues: (await countSentIssues(db)) > 0,
    page: { title: page.title, intro: page.intro, description: page.description },
    newsletter: page.newsletter,
    groups: [
      ...listed.map(({ id, list }) => {
        const { title, intro } = page[list]
        return { title, intro, href: `/resources/${id}`, items: items[list] }
      }),
      { title: docsPage.title, intro: docsPage.intro, href: '/docs', items: documents },
    ].filter(({ items }) => items.length > 0),
  }
}

const listed = [
  { id: 'case-studies', list: 'caseStudies' },
  { id: 'whitepapers', list: 'whitepapers' },
  { id: 'webinars', list: 'webinars' },
] as const

type Dated = { href: string; title: string; summary: string; publishedOn: string }

const paper = ({ href, title, summary, publishedOn }: Dated): Item => ({ href, title, summary, date: publishedOn })

const readItems = async (now: number): Promise<Record<(typeof listed)[number]['list'], Item[]>> => ({
  caseStudies: (await caseStudyTeasers(await readCaseStudies(db, now))).map(
    ({ slug, title, summary, subject, color, picture }) => ({
      href: `/case-studies/${slug}`,
      title,
      summary,
      art: { subject, color, picture },
    }),
  ),
  whitepapers: (await readPapers(db, now)).map(paper),
  webinars: (await readEntries(db, webinarTexts, now)).map(paper),
})

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export default function ResourcesPage() {
  const { page, groups, newsletter, hasIssues } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero title={page.title} lead={page.intro} />
      <Section>
        {groups.map(({ title, intro, href, items }) => (
          <section key={href} className="beside resource-group" aria-label={title}>
            <div>
              <h2>{title}</h2>
              <p className="soft">{intro}</p>
              <Link to={href}>All {title.toLocaleLowerCase('en')}</Link>
            </div>
            <ItemRows items={items} />
          </section>
        ))}
      </Section>
      <NewsletterBand words={newsletter} hasIssues={hasIssues} />
    </>
  )
}
