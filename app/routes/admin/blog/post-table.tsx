import { Link } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { postPath } from '#app/features/blog/post.ts'
import type { PostListRow, PostState } from '#app/features/blog/store/list-posts.server.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import type { Column } from '#app/routes/admin/shared/record-list.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Menu } from '#app/ui/popover.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { postPage, stateLabels, statePill } from './words.ts'

type Row = PostListRow & { state: PostState }

export const postColumns = (say: Say, zone: string, mayWrite: boolean): Column<Row>[] => [
  {
    head: 'Title',
    cell: ({ id, title, language }) => (
      <>
        <Link to={postPage(id)} className="typed" lang={language === 'en' ? undefined : language}>
          {title}
        </Link>
        {language === 'en' ? null : <span className="soft"> ({say(languageNames[language])})</span>}
      </>
    ),
  },
  { head: 'Category', cell: ({ category }) => say(category) },
  { head: 'Author', cell: ({ author }) => <span className="typed">{author}</span> },
  { head: 'Date', cell: ({ publish_at, changed_at }) => <Moment at={publish_at ?? changed_at} zone={zone} /> },
  { head: 'Status', cell: ({ state }) => <Pill status={statePill[state]} label={stateLabels[state]} /> },
  ...(mayWrite ? [actions] : []),
]

const actions: Column<Row> = { head: 'Actions', isAction: true, cell: (row) => <Actions row={row} /> }

function Actions({ row: { id, slug, title, state, version } }: { row: Row }) {
  const say = useSay()
  if (state === 'trash') return <TakeBack id={id} version={version} title={title} />
  const about = (
    <span className="visually-hidden" dir="auto">
      : {title}
    </span>
  )
  return (
    <Menu id={`more-${id}`} row={title}>
      <LinkButton to={postPage(id)} variant="outline">
        {say('Edit')}
        {about}
      </LinkButton>
      {state === 'published' ? (
        <LinkButton to={postPath(slug)} variant="outline">
          {say('View on site')}
          {about}
        </LinkButton>
      ) : null}
      <LinkButton to={`${postPage(id)}/delete`} variant="outline" data-loss>
        {say('Delete')}
        {about}
      </LinkButton>
    </Menu>
  )
}

type Trashed = { id: string; version: number; title: string }

const TakeBack = ({ id, version, title, label }: Trashed & { label?: string }) => {
  const say = useSay()
  return (
    <PostButton action={`${postPage(id)}/undo-delete`} move="undo-delete" values={{ version }} size="s">
      {label ?? say('Restore')}
      <span className="visually-hidden">{say(': {title}, from the trash', { title })}</span>
    </PostButton>
  )
}

/** The notice on the page of a post in the trash. */
export const InTrash = (post: Trashed) => {
  const say = useSay()
  return (
    <div className="cluster banner notice" data-kind="info">
      <p>{say('This post is in trash and will be permanently deleted 30 days after it was put there.')}</p>
      <TakeBack {...post} label={say('Restore post')} />
    </div>
  )
}
