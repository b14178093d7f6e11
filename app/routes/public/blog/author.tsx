import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { blogTitle } from '#app/features/blog/categories.ts'
import { findAuthor } from '#app/features/blog/store/collections.server.ts'
import { authorName } from '#app/features/brand/author-name.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import '#app/ui/styles/pages/blog.css'
import '#app/ui/styles/pieces/lists.css'
import { authorPath } from './blog-paths.ts'
import { readCollection } from './cards.server.ts'
import { CollectionPage } from './collection-page.tsx'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: `${args.data?.name ?? 'Author'} – ${blogTitle}`,
    description: `Articles of our blog by ${args.data?.name ?? ''}.`,
    imageTitle: blogTitle,
  })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const now = Date.now()
  const key = params.author ?? ''
  const name = await findAuthor(db, key, now)
  if (!name) throw new Response(null, { status: 404 })
  const { look } = await currentBrand(db)
  return { name: authorName(name, look), key, ...(await readCollection(request, { author: key }, now)) }
}

export const shouldRevalidate = sameDataUnlessQuery('page')

export default function AuthorPage() {
  const { name, key, ...list } = useLoaderData<typeof loader>()
  return <CollectionPage kicker="Author" title={name} path={authorPath(key)} {...list} />
}
