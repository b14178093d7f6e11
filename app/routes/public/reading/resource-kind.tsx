import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { findResourceKind, type Resource, webinars } from '#app/content/resources.ts'
import { whitepapers } from '#app/content/whitepapers.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { breadcrumbData } from '#app/routes/structured-data.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHero, Section } from '#app/ui/section.tsx'
import { ReadingList } from '#app/ui/sections/reading-list.tsx'

const crumbsOf = ({ title }: { title: string }) => [{ label: 'Resources', href: '/resources' }, { label: title }]

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args,
    args.data && {
      title: args.data.kind.title,
      description: args.data.kind.description,
      structured: [breadcrumbData(crumbsOf(args.data.kind))],
    },
  )

const readings: Record<string, readonly Resource[]> = { whitepapers, webinars }

export function loader({ params }: LoaderFunctionArgs) {
  const kind = findResourceKind(params.kind ?? '')
  if (!kind) throw new Response(null, { status: 404 })
  return {
    kind,
    items: (readings[kind.id] ?? []).map(({ href, title, summary, publishedOn, language }) => ({
      href,
      title,
      summary,
      date: publishedOn,
      language: languageNames[language],
    })),
  }
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export default function ResourceKindPage() {
  const { kind, items } = useLoaderData<typeof loader>()
  const { id, title, intro, emptyTitle, emptyText } = kind
  return (
    <>
      <PageHero seed={id} breadcrumbs={<Breadcrumbs items={crumbsOf(kind)} />} title={title} lead={intro} />
      <Section>
        {items.length > 0 ? <ReadingList items={items} dated="Published" /> : null}
        {items.length === 0 ? (
          <EmptyState
            title={emptyTitle}
            hint={emptyText}
            action={<LinkButton to="/newsletter">Subscribe to the newsletter</LinkButton>}
          />
        ) : null}
      </Section>
    </>
  )
}
