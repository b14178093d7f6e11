// A preview of an unpublished post, for readers with the link; it still works for staff once the post is published.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { blogTitle } from '#app/features/blog/categories.ts'
import { findPostRow } from '#app/features/blog/store/list-posts.server.ts'
import { findPreview } from '#app/features/blog/store/published.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import '#app/features/blog/code-highlight.css'
import '#app/ui/styles/pages/blog.css'
import '#app/ui/styles/pages/article.css'
import { showArticle } from './article.server.ts'
import { Article } from './article.tsx'

export { privatePage as headers } from '#app/http/browser/private-page.ts'

import '#app/ui/styles/sections/reading.css'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: `Preview: ${args.data?.article.title ?? ''}`, noindex: true })

export async function loader({ params }: LoaderFunctionArgs) {
  const id = await findPreview(db, params.token ?? '', Date.now())
  const row = id ? await findPostRow(db, id) : undefined
  if (!row) throw new Response(null, { status: 404 })
  const article = await showArticle(row, [])
  return { article, pageLanguage: article.language }
}

export default function PreviewPage() {
  const { article } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="container">
        <p className="banner" data-kind="info">
          This is a preview. The article may change before it is published; please do not share this link further.
        </p>
      </div>
      <Article article={article} crumbs={[{ label: blogTitle, href: '/blog' }, { label: 'Preview' }]} share={null} />
    </>
  )
}
