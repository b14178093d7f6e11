// The column beside the form: links to the post, its publication in three time zones, findings and revisions.
import { Link } from '@remix-run/react'
import { offices } from '#app/content/company/offices.ts'
import type { Finding } from '#app/features/blog/checks.ts'
import { postPath } from '#app/features/blog/post.ts'
import type { PostState } from '#app/features/blog/store/list-posts.server.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { Findings } from './findings.tsx'
import { postPage } from './words.ts'

type PostSideProps = {
  id: string
  slug: string
  state: PostState
  publishAt: number | null
  timeZone: string
  mayWrite: boolean
  findings: readonly Finding[]
}

export function PostSide({ id, slug, state, publishAt, timeZone, mayWrite, findings }: PostSideProps) {
  const path = postPage(id)
  return (
    <aside className="post-side" aria-label="About this post">
      {publishAt === null ? null : <Clocks publishAt={publishAt} zone={timeZone} />}
      <div className="button-row">
        {state === 'published' ? (
          <LinkButton to={postPath(slug)} variant="outline" size="s">
            View on the site
          </LinkButton>
        ) : null}
        <LinkButton to={`${path}/revisions`} variant="outline" size="s">
          Revisions
        </LinkButton>
        {mayWrite && state !== 'trash' ? (
          <LinkButton to={`${path}/delete`} variant="outline" size="s">
            Delete
          </LinkButton>
        ) : null}
      </div>
      {mayWrite && (state === 'draft' || state === 'scheduled') ? <PreviewLink path={path} /> : null}
      <Findings findings={findings} />
    </aside>
  )
}

function Clocks({ publishAt, zone }: { publishAt: number; zone: string }) {
  const officeClocks: { city: string; zone: string }[] = offices.map(({ city, zone }) => ({ city, zone }))
  const clocks = officeClocks.some((clock) => clock.zone === zone)
    ? officeClocks
    : [...officeClocks, { city: 'Your time', zone }]
  return (
    <Panel id="clocks" title="Visible from">
      <Facts
        of={Object.fromEntries(
          clocks.map(({ city, zone }) => [city, <Moment key={zone} at={publishAt} zone={zone} />]),
        )}
      />
    </Panel>
  )
}

function PreviewLink({ path }: { path: string }) {
  return (
    <Panel id="preview-link" title="Secret preview link">
      <p>Shows this post to anyone with the link for seven days.</p>
      <PostButton action={`${path}/preview-link`} id="preview-link-form" variant="secondary" size="s">
        Create a link
      </PostButton>
      <p>
        <Link to={`${path}/revisions`}>See what was changed and by whom</Link>
      </p>
    </Panel>
  )
}
