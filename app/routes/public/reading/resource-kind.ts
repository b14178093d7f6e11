// What the lists of /resources have alike.
import type { MetaArgs } from '@remix-run/react'
import type { resourceKinds } from '#app/content/resources.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { breadcrumbData } from '#app/routes/structured-data.ts'

type Kind = Pick<(typeof resourceKinds)[number], 'title' | 'description'>

export const crumbsOf = ({ title }: Pick<Kind, 'title'>) => [
  { label: 'Resources', href: '/resources' },
  { label: title },
]

/** For the page of a list, whose loader gives its kind. */
export const kindMeta = (args: MetaArgs, kind: Kind | undefined) =>
  pageMeta(
    args,
    kind && { title: kind.title, description: kind.description, structured: [breadcrumbData(crumbsOf(kind))] },
  )
