import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { resourceKinds, webinars } from '#app/content/resources.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHero, Section } from '#app/ui/section.tsx'
import { ItemRows } from '#app/ui/sections/item-rows.tsx'
import { crumbsOf, kindMeta } from './resource-kind.ts'

export const meta: MetaFunction<typeof loader> = (args) => kindMeta(args, args.data?.kind)

export const loader = () => ({
  kind: resourceKinds[2],
  items: webinars.map(({ href, title, summary, publishedOn }) => ({ href, title, summary, date: publishedOn })),
})

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export default function WebinarsPage() {
  const { kind, items } = useLoaderData<typeof loader>()
  const { id, title, intro, emptyTitle, emptyText } = kind
  return (
    <>
      <PageHero seed={id} breadcrumbs={<Breadcrumbs items={crumbsOf(kind)} />} title={title} lead={intro} />
      <Section>
        {items.length > 0 ? (
          <ItemRows items={items} level={2} />
        ) : (
          <EmptyState
            title={emptyTitle}
            hint={emptyText}
            action={<LinkButton to="/newsletter">Subscribe to the newsletter</LinkButton>}
          />
        )}
      </Section>
    </>
  )
}
