import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { blogTitle } from '#app/features/blog/categories.ts'
import { findTag } from '#app/features/blog/store/collections.server.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import '#app/ui/styles/pages/blog.css'
import '#app/ui/styles/pieces/lists.css'
import { tagPath } from './blog-paths.ts'
import { readCollection } from './cards.server.ts'
import { CollectionPage } from './collection-page.tsx'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: `${args.data?.name ?? 'Tag'} – ${blogTitle}`,
    description: `Articles of our blog on ${args.data?.name ?? ''}.`,
    imageTitle: blogTitle,
  })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const now = Date.now()
  const key = params.tag ?? ''
  const name = await findTag(db, key, now)
  if (!name) throw new Response(null, { status: 404 })
  return { name, key, ...(await readCollection(request, { tag: key }, now)) }
}

export const shouldRevalidate = sameDataUnlessQuery('page')

export default function TagPage() {
  const { name, key, ...list } = useLoaderData<typeof loader>()
  return <CollectionPage kicker="Tag" title={name} path={tagPath(key)} {...list} />
}
