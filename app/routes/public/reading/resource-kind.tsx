// The parts that the lists of /resources share.
import type { MetaArgs } from '@remix-run/react'
import { pageMeta } from '#app/routes/page-meta.ts'
import { breadcrumbData } from '#app/routes/structured-data.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Hero } from '#app/ui/section.tsx'

type Kind = { title: string; description: string; intro: string }

const crumbsOf = ({ title }: Pick<Kind, 'title'>) => [{ label: 'Resources', href: '/resources' }, { label: title }]

/** The words of a list. While it is empty, search engines are told so too, instead of what it will have. */
export const listKind = <Text extends { description: string; emptyText: string }>(
  id: string,
  text: Text,
  entries: readonly unknown[],
) => ({ ...text, id, description: entries.length > 0 ? text.description : text.emptyText })

/** The head of a list's page; the loader gives its kind. */
export const kindMeta = (args: MetaArgs, kind: Kind | undefined) =>
  pageMeta(
    args,
    kind && { title: kind.title, description: kind.description, structured: [breadcrumbData(crumbsOf(kind))] },
  )

type ResourceHeroProps = {
  kind: Kind & { emptyText: string }
  /** The number of entries in the list. */
  count: number
  /** The button to the newsletter, for a list that has nothing yet. */
  whileEmpty: string
}

/** The head of a list. While the list is empty it says so, and where to hear of the first entry. */
export function ResourceHero({ kind, count, whileEmpty }: ResourceHeroProps) {
  return (
    <Hero
      breadcrumbs={<Breadcrumbs items={crumbsOf(kind)} />}
      title={kind.title}
      count={count}
      lead={count > 0 ? kind.intro : kind.emptyText}
      actions={count > 0 ? undefined : <LinkButton to="/newsletter">{whileEmpty}</LinkButton>}
    />
  )
}
