// A stored post: its publication in several time zones, its pages, and a secret link to it.
import { Form } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { postPath } from '#app/features/blog/post.ts'
import type { PostState } from '#app/features/blog/store/list-posts.server.ts'
import { FieldHint } from '#app/forms/fields/fields.tsx'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Menu } from '#app/ui/popover.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Language } from '#db/tables/records.ts'
import { manager, postPage } from '../words.ts'

type Clock = { city: Phrase; zone: string }

type PostSideProps = {
  publishAt: number | null
  timeZone: string
  /** Those of the offices. */
  clocks: readonly Clock[]
}

export function PostSide({ publishAt, timeZone, clocks }: PostSideProps) {
  const say = useSay()
  if (publishAt === null) return null
  return (
    <aside className="stack post-side" data-gap="s" aria-label={say('About this post')}>
      <Clocks publishAt={publishAt} zone={timeZone} offices={clocks} />
    </aside>
  )
}

type PostLinksProps = {
  id: string
  slug: string
  state: PostState
  /** In other languages; null for one that is to be written. */
  versions: readonly { language: Language; id: string | null }[]
  mayWrite: boolean
}

export const PostMenu = (post: PostLinksProps) => (
  <Menu id="post-more">
    <PostLinks {...post} />
  </Menu>
)

/** What can be done with a post beside editing it. */
function PostLinks({ id, slug, state, versions, mayWrite }: PostLinksProps) {
  const say = useSay()
  const path = postPage(id)
  return (
    <>
      {state === 'published' ? (
        <LinkButton to={postPath(slug)} variant="outline">
          {say('View on site')}
        </LinkButton>
      ) : null}
      <LinkButton to={`${path}/revisions`} variant="outline">
        {say('Revisions')}
      </LinkButton>
      {versions.map((version) => {
        const language = say(languageNames[version.language])
        if (version.id !== null) {
          return (
            <LinkButton key={language} to={postPage(version.id)} variant="outline">
              {say('Translation: {language}', { language })}
            </LinkButton>
          )
        }
        if (!mayWrite || state === 'trash') return null
        const given = new URLSearchParams({ original: id, language: version.language })
        return (
          <LinkButton key={language} to={`${manager}/new?${given}`} variant="outline">
            {say('New translation: {language}', { language })}
          </LinkButton>
        )
      })}
      {mayWrite && isUnseen(state) ? (
        <>
          <Button type="submit" form={previewForm} variant="outline" aria-describedby={`${previewForm}-hint`}>
            {say('Create preview link')}
          </Button>
          <FieldHint id={`${previewForm}-hint`} hint={say('Anyone with the link can see this post for seven days.')} />
        </>
      ) : null}
      {mayWrite && state !== 'trash' ? (
        <LinkButton to={`${path}/delete`} variant="outline" data-loss>
          {say('Delete')}
        </LinkButton>
      ) : null}
    </>
  )
}

/** A post that cannot be edited here: its text as it was typed. */
export const StoredPost = ({ text, ...post }: PostSideProps & PostLinksProps & { text: string }) => {
  const say = useSay()
  return (
    <div className="columns" data-wide="first">
      <Panel id="text-heading" title={say('Text')}>
        <p className="typed-message" dir="auto">
          {text}
        </p>
      </Panel>
      <div className="card">
        <PostSide {...post} />
        <div className="button-row">
          <PostLinks {...post} />
        </div>
      </div>
    </div>
  )
}

const isUnseen = (state: PostState) => state === 'draft' || state === 'scheduled'

type ClocksProps = { publishAt: number; zone: string; offices: readonly Clock[] }

function Clocks({ publishAt, zone, offices }: ClocksProps) {
  const say = useSay()
  const own: Clock = { city: 'Your time', zone }
  const clocks = offices.some((clock) => clock.zone === zone) ? offices : [...offices, own]
  return (
    <>
      <h2>{say('Visible from')}</h2>
      <Facts of={clocks.map(({ city, zone }) => [city, <Moment key={zone} at={publishAt} zone={zone} />])} />
    </>
  )
}

const previewForm = 'preview-link-form'

/** Its button stands in the post form, which cannot hold another form. */
export const PreviewLinkForm = ({ path, state }: { path: string; state: PostState }) =>
  isUnseen(state) ? <Form method="post" action={`${path}/preview-link`} id={previewForm} /> : null
