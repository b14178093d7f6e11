// The column beside the form: links to the post, its publication in three time zones, findings and revisions.
import { Form, Link } from '@remix-run/react'
import { offices } from '#app/content/company/offices.ts'
import type { Finding } from '#app/features/blog/checks.ts'
import { postPath } from '#app/features/blog/post.ts'
import type { PostState } from '#app/features/blog/store/list-posts.server.ts'
import { Fact } from '#app/routes/admin/shared/facts.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
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
    <section className="card" aria-labelledby="clocks">
      <h2 id="clocks">Visible from</h2>
      <dl className="facts">
        {clocks.map(({ city, zone }) => (
          <Fact key={zone} label={city}>
            <Moment at={publishAt} zone={zone} />
          </Fact>
        ))}
      </dl>
    </section>
  )
}

function PreviewLink({ path }: { path: string }) {
  return (
    <section className="card" aria-labelledby="preview-link">
      <h2 id="preview-link">Secret preview link</h2>
      <p>Shows this post to anyone with the link for seven days.</p>
      <Form method="post" action={`${path}/preview-link`} id="preview-link-form">
        <Button type="submit" variant="secondary" size="s">
          Create a link
        </Button>
      </Form>
      <p>
        <Link to={`${path}/revisions`}>See what was changed and by whom</Link>
      </p>
    </section>
  )
}
