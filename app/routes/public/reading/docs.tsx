import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { docs, docsPage } from '#app/content/docs.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { PageHero, Section } from '#app/ui/section.tsx'
import { ReadingList } from '#app/ui/sections/reading-list.tsx'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.page)

export const loader = () => ({
  page: docsPage,
  items: docs.map(({ slug, title, summary, updatedOn }) => ({
    href: `/docs/${slug}`,
    title,
    summary,
    date: updatedOn,
  })),
})

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export default function DocsPage() {
  const { page, items } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHero seed="docs" title={page.title} lead={page.intro} />
      <Section>
        <ReadingList items={items} dated="Updated" />
      </Section>
    </>
  )
}
