// The parts that the lists of /resources share.
import type { MetaArgs } from '@remix-run/react'
import { pageMeta } from '#app/routes/page-meta.ts'
import { breadcrumbData } from '#app/routes/structured-data.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { PageHero } from '#app/ui/section.tsx'

type Kind = { id: string; title: string; description: string; intro: string }

const crumbsOf = ({ title }: Pick<Kind, 'title'>) => [{ label: 'Resources', href: '/resources' }, { label: title }]

/** The head of a list's page; the loader gives its kind. */
export const kindMeta = (args: MetaArgs, kind: Kind | undefined) =>
  pageMeta(
    args,
    kind && { title: kind.title, description: kind.description, structured: [breadcrumbData(crumbsOf(kind))] },
  )

export function ResourceHero({ kind }: { kind: Kind }) {
  const { id, title, intro } = kind
  return <PageHero seed={id} breadcrumbs={<Breadcrumbs items={crumbsOf(kind)} />} title={title} lead={intro} />
}
