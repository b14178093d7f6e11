import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { docsPage } from '#app/content/docs.ts'
import { resourceKinds, resourcesPage } from '#app/content/resources.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { CtaBand, PageHero, Section } from '#app/ui/section.tsx'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.page)

export const loader = () => ({
  page: resourcesPage,
  kinds: resourceKinds.map(({ id, title, intro }) => ({ id, title, intro })),
  docs: { title: docsPage.title, intro: docsPage.intro },
})

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

const icons = { 'case-studies': 'briefcase-business', whitepapers: 'file-text', webinars: 'play' } as const

export default function ResourcesPage() {
  const { page, kinds, docs } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHero seed="resources" title={page.title} lead={page.intro} />
      <Section>
        <CardGrid min="l">
          {kinds.map(({ id, title, intro }) => (
            <Card key={id} level={2} icon={icons[id]} title={title} to={`/resources/${id}`}>
              <p>{intro}</p>
            </Card>
          ))}
          <Card level={2} icon="book-open" title={docs.title} to="/docs">
            <p>{docs.intro}</p>
          </Card>
        </CardGrid>
      </Section>
      <NewsletterBand />
    </>
  )
}

function NewsletterBand() {
  return (
    <CtaBand
      title="Hear about new papers and talks"
      lead="New papers, talks and articles by email. Unsubscribe with one click."
      actions={<LinkButton to="/newsletter">Subscribe to the newsletter</LinkButton>}
      seed="resources-closing"
    />
  )
}
