// The preview: draws the form's content as the site would. Nothing is stored.

import { data } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { previewSchema } from '#app/features/blog/schema.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { ArticleText } from '#app/routes/public/blog/article-text.tsx'
import '#app/features/blog/code-highlight.css'
import '#app/ui/styles/pages/blog.css'
import '#app/ui/styles/pages/article.css'
import '#app/ui/styles/staff/blog/post-desk.css'
import { Findings } from './findings.tsx'
import { NothingMade } from './manager-links.tsx'
import { type Drawn, drawTyped } from './post-checks.server.ts'
import { managerCrumb } from './words.ts'

export const handle = { permission: 'posts.write', changesNothing: true, drawsForm: true, title: 'Preview' } as const

export const loader = staffLoader(handle.permission)

export const action = staffAction(handle.permission, previewSchema, {
  form: 'preview',
  run: async ({ value, say }) => ({ ok: true, drawn: await drawTyped(value, say) }),
  done: (_, { drawn }) => data(drawn),
})

export default function PostPreviewPage() {
  const say = useSay()
  const preview = useActionData<Drawn>()
  if (!preview) return <NothingMade title={say('Nothing to preview')} />
  const { title, language, html, words, minutes, findings } = preview
  return (
    <StaffPage title={title || say('Untitled')} isTyped above={[managerCrumb]} crumb={say('Preview')}>
      <p className="soft">
        {say(
          'Preview; not saved. {words, plural, one {# word} other {# words}}, {minutes} min read. Close this page to continue writing.',
          { words, minutes },
        )}
      </p>
      <div className="stack post-desk">
        <div className="card post-sheet">
          <ArticleText html={html} language={language} />
        </div>
        <aside className="stack post-side" data-gap="s" aria-label={say('About this text')}>
          <Findings findings={findings} />
        </aside>
      </div>
    </StaffPage>
  )
}
