// The preview: draws the form's content as the site would. Nothing is stored.

import { data } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import type { z } from 'zod'
import { previewSchema } from '#app/features/blog/schema.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { ArticleText } from '#app/routes/public/blog/article-text.tsx'
import '#app/features/blog/code-highlight.css'
import '#app/ui/styles/pages/blog.css'
import '#app/ui/styles/pages/article.css'
import '#app/ui/styles/pages/posts.css'
import { Findings } from './findings.tsx'
import { NothingMade } from './nothing-made.tsx'
import { findingsOf, renderForStaff } from './post-checks.server.ts'

export const handle = { permission: 'posts.write', changesNothing: true, title: 'Preview' } as const

export const loader = staffLoader(handle.permission)

export const action = staffAction(handle.permission, previewSchema, {
  form: 'preview',
  run: async ({ value }) => ({ ok: true, drawn: await draw(value) }),
  done: (_, { drawn }) => data(drawn),
})

async function draw({ title, excerpt, content, language, image, imageAlt }: z.output<typeof previewSchema>) {
  const post = { title, excerpt, content, language, image: image ? { src: image, alt: imageAlt ?? '' } : null }
  const { rendered } = await renderForStaff(post)
  const { html, words, readingMinutes } = rendered
  return { title, language, html, words, minutes: readingMinutes, findings: await findingsOf(post) }
}

export type Drawn = Awaited<ReturnType<typeof draw>>

export default function PostPreviewPage() {
  const preview = useActionData<Drawn>()
  if (!preview) return <NothingMade title="There is nothing to preview" />
  const { title, language, html, words, minutes, findings } = preview
  return (
    <>
      <h1 className="typed" dir="auto">
        {title || 'Untitled'}
      </h1>
      <p className="soft">
        Preview, not saved. {words} words, {minutes} min read. Close this page to continue writing.
      </p>
      <div className="post-desk">
        <div className="card post-sheet">
          <ArticleText html={html} language={language} />
        </div>
        <aside className="post-side" aria-label="About this text">
          <Findings findings={findings} />
        </aside>
      </div>
    </>
  )
}
