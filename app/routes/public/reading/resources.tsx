import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { docsPage } from '#app/content/reading/docs-page.ts'
import { resourceKinds, resourcesPage } from '#app/content/reading/resources.ts'
import { db } from '#app/db.server.ts'
import { readCaseStudies } from '#app/features/texts/kinds/case-studies.server.ts'
import { readDocs, readPapers, webinarTexts } from '#app/features/texts/kinds/reading.server.ts'
import { readEntries } from '#app/features/texts/read-texts.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { PageHero, Section } from '#app/ui/section.tsx'
import { type Item, ItemRows } from '#app/ui/sections/item-rows.tsx'
import { caseStudyTeaser } from './case-study-teaser.ts'
import { NewsletterBand } from './newsletter-band.tsx'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.page)

export async function loader() {
  const [items, docs] = await Promise.all([readItems(Date.now()), readDocs(db, Date.now())])
  const documents = docs.map(({ slug, title, summary }) => ({ href: `/docs/${slug}`, title, summary }))
  return {
    page: resourcesPage,
    groups: [
      ...resourceKinds.map(({ id, title, intro, emptyText }) => ({
        title,
        intro,
        href: `/resources/${id}`,
        items: items[id],
        emptyText,
      })),
      { title: docsPage.title, intro: docsPage.intro, href: '/docs', items: documents, emptyText: '' },
    ],
  }
}

type Dated = { href: string; title: string; summary: string; publishedOn: string }

const paper = ({ href, title, summary, publishedOn }: Dated): Item => ({ href, title, summary, date: publishedOn })

const readItems = async (now: number): Promise<Record<(typeof resourceKinds)[number]['id'], Item[]>> => ({
  'case-studies': (await readCaseStudies(db, now))
    .map(caseStudyTeaser)
    .map(({ slug, title, summary, subject, color }) => ({
      href: `/case-studies/${slug}`,
      title,
      summary,
      art: { subject, color },
    })),
  whitepapers: (await readPapers(db, now)).map(paper),
  webinars: (await readEntries(db, webinarTexts, now)).map(paper),
})

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/browser/same-page.ts'

export default function ResourcesPage() {
  const { page, groups } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHero seed="resources" title={page.title} lead={page.intro} />
      <Section>
        {groups.map(({ title, intro, href, items, emptyText }) => (
          <section key={href} className="beside resource-group" aria-label={title}>
            <div>
              <h2>{title}</h2>
              <p className="soft">{intro}</p>
              <Link to={href}>All {title.toLocaleLowerCase('en')}</Link>
            </div>
            {items.length > 0 ? <ItemRows items={items} /> : <p className="soft">{emptyText}</p>}
          </section>
        ))}
      </Section>
      <NewsletterBand />
    </>
  )
}
