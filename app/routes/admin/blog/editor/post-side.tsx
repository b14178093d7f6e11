// Below the settings of a stored post: its publication in several time zones, its pages, and a secret link to it.
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { postPath } from '#app/features/blog/post.ts'
import type { PostState } from '#app/features/blog/store/list-posts.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { postPage } from '../words.ts'

type Clock = { city: string; zone: string }

type PostSideProps = {
  id: string
  slug: string
  state: PostState
  publishAt: number | null
  timeZone: string
  /** Those of the offices. */
  clocks: readonly Clock[]
  mayWrite: boolean
}

export function PostSide({ id, slug, state, publishAt, timeZone, clocks, mayWrite }: PostSideProps) {
  const say = useSay()
  const path = postPage(id)
  return (
    <aside className="post-side" aria-label={say('About this post')}>
      {publishAt === null ? null : <Clocks publishAt={publishAt} zone={timeZone} offices={clocks} />}
      <div className="button-row">
        {state === 'published' ? (
          <LinkButton to={postPath(slug)} variant="outline" size="s">
            {say('View on site')}
          </LinkButton>
        ) : null}
        <LinkButton to={`${path}/revisions`} variant="outline" size="s">
          {say('Revisions')}
        </LinkButton>
        {mayWrite && state !== 'trash' ? (
          <LinkButton to={`${path}/delete`} variant="outline" size="s" data-loss>
            {say('Delete')}
          </LinkButton>
        ) : null}
      </div>
      {mayWrite && isUnseen(state) ? <PreviewLink /> : null}
    </aside>
  )
}

/** A post that cannot be edited here: its text as it was typed. */
export const StoredPost = ({ text, children }: { text: string; children: ReactNode }) => {
  const say = useSay()
  return (
    <div className="staff-columns">
      <Panel id="text-heading" title={say('Text')}>
        <p className="typed-message" dir="auto">
          {text}
        </p>
      </Panel>
      <div className="card">{children}</div>
    </div>
  )
}

const isUnseen = (state: PostState) => state === 'draft' || state === 'scheduled'

type ClocksProps = { publishAt: number; zone: string; offices: readonly Clock[] }

function Clocks({ publishAt, zone, offices }: ClocksProps) {
  const say = useSay()
  const clocks = offices.some((clock) => clock.zone === zone) ? offices : [...offices, { city: 'Your time', zone }]
  return (
    <>
      <h2>{say('Visible from')}</h2>
      <Facts
        of={Object.fromEntries(
          clocks.map(({ city, zone }) => [city, <Moment key={zone} at={publishAt} zone={zone} />]),
        )}
      />
    </>
  )
}

const previewForm = 'preview-link-form'

const PreviewLink = () => {
  const say = useSay()
  return (
    <>
      <h2>{say('Secret preview link')}</h2>
      <p>{say('Anyone with the link can see this post for seven days.')}</p>
      <div>
        <Button type="submit" form={previewForm} variant="outline" size="s">
          {say('Create link')}
        </Button>
      </div>
    </>
  )
}

/** Its button stands in the post form, which cannot hold another form. */
export const PreviewLinkForm = ({ path, state }: { path: string; state: PostState }) =>
  isUnseen(state) ? <Form method="post" action={`${path}/preview-link`} id={previewForm} /> : null
