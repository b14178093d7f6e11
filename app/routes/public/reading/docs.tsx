import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { docs, docsPage } from '#app/content/docs.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { PageHero, Section } from '#app/ui/section.tsx'
import { ReadingList } from '#app/ui/sections/reading-list.tsx'

export const meta: MetaFunction = (args) => pageMeta(args, docsPage)

export const loader = () => ({
  items: docs.map(({ slug, title, summary, updatedOn }) => ({
    href: `/docs/${slug}`,
    title,
    summary,
    date: updatedOn,
  })),
})

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export default function DocsPage() {
  const { items } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHero seed="docs" title={docsPage.title} lead={docsPage.intro} />
      <Section>
        <ReadingList items={items} dated="Updated" />
      </Section>
    </>
  )
}
