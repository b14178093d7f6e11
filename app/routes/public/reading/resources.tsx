import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { caseStudies } from '#app/content/reading/case-studies.ts'
import { docs, docsPage } from '#app/content/reading/docs.ts'
import { type Resource, resourceKinds, resourcesPage, webinars } from '#app/content/reading/resources.ts'
import { whitepapers } from '#app/content/reading/whitepapers.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { PageHero, Section } from '#app/ui/section.tsx'
import { type Item, ItemRows } from '#app/ui/sections/item-rows.tsx'
import { caseStudyTeaser } from './case-study-teaser.ts'
import { NewsletterBand } from './newsletter-band.tsx'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.page)

export const loader = () => ({
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
})

const paper = ({ href, title, summary, publishedOn }: Resource): Item => ({ href, title, summary, date: publishedOn })

const items: Record<(typeof resourceKinds)[number]['id'], Item[]> = {
  'case-studies': caseStudies.map(caseStudyTeaser).map(({ slug, title, summary, subject, color }) => ({
    href: `/case-studies/${slug}`,
    title,
    summary,
    art: { subject, color },
  })),
  whitepapers: whitepapers.map(paper),
  webinars: webinars.map(paper),
}

const documents: Item[] = docs.map(({ slug, title, summary }) => ({ href: `/docs/${slug}`, title, summary }))

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
