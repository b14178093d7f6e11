import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { countFirstPosts } from '#app/features/blog/store/first-posts.server.ts'
import { countPosts, listPosts, type PostState, stateOf } from '#app/features/blog/store/list-posts.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import type { ListSpec, ListState } from '#app/routes/admin/shared/list-params.ts'
import { RecordList } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ManagerLinks } from './manager-links.tsx'
import { postColumns } from './post-table.tsx'
import { manager, stateLabels } from './words.ts'

export const handle = { permission: 'posts.read', title: 'Blog Posts' } as const

const noneIn: Record<PostState, Phrase> = {
  draft: 'No posts are draft',
  scheduled: 'No posts are scheduled',
  published: 'No posts are published',
  trash: 'Trash is empty',
}

const spec: ListSpec<PostState> = {
  path: manager,
  rows: 'posts',
  pages: 'Posts pages',
  caption: 'Blog posts',
  cursor: ['number'],
  search: { name: 'Posts', label: 'Search in title, author, tags and text', none: 'No posts found' },
  tabs: { label: 'Posts by status', statuses: stateLabels, none: noneIn, notInAll: ['trash'] },
  empty: { yet: { title: 'No posts found. Create your first post!' } },
}

export const loader = staffList(handle.permission, spec, async ({ status: state, search, after }, { staff, now }) => {
  const [counts, firstPosts, { rows, next }] = await Promise.all([
    countPosts(db, now),
    countFirstPosts(db),
    listPosts(db, { state, search, now }, after),
  ])
  return {
    rows: rows.map((row) => ({ ...row, state: stateOf(row, now) })),
    next,
    counts,
    firstPosts,
    mayWrite: can(staff.role, 'posts.write'),
  }
})

export default function PostsPage() {
  const say = useSay()
  const { timeZone, firstPosts, rows, mayWrite, list } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Blog Posts')} beside={mayWrite ? <CreatePost /> : null}>
      <ManagerLinks current="Posts" mayWrite={mayWrite} />
      {firstPosts.all > 0 && mayWrite && list.status !== 'trash' && !list.search ? (
        <FirstPosts {...firstPosts} />
      ) : null}
      <RecordList
        spec={spec}
        list={list}
        rows={rows}
        columns={postColumns(say, timeZone, mayWrite)}
        keyOf={({ id }) => id}
        empty={<NothingFound list={list} mayWrite={mayWrite} />}
      />
    </StaffPage>
  )
}

const CreatePost = () => <LinkButton to={`${manager}/new`}>{useSay()('Create New Post')}</LinkButton>

function FirstPosts({ all, drafts }: { all: number; drafts: number }) {
  const say = useSay()
  return (
    <div className="cluster banner notice" data-kind="info">
      <p>
        {say('The site came with {count, plural, one {one sample post} other {# sample posts}}.', { count: all })}{' '}
        {drafts > 0 ? say('Visitors see a post once you publish it.') : null}
      </p>
      <div className="button-row">
        {drafts > 0 ? (
          <PostButton action={`${manager}/first-posts/publish`} id="first-posts-publish" size="s">
            {drafts === all ? say('Publish them all') : say('Publish the drafts')}
          </PostButton>
        ) : null}
        <PostButton action={`${manager}/first-posts`} id="first-posts" variant="outline" size="s">
          {say('Move them to trash')}
        </PostButton>
      </div>
    </div>
  )
}

type NothingFoundProps = { list: ListState<PostState>; mayWrite: boolean }

function NothingFound({ list: { status: state, search, newest }, mayWrite }: NothingFoundProps) {
  const say = useSay()
  const all = (
    <LinkButton to={manager} variant="outline">
      {say('Show all posts')}
    </LinkButton>
  )
  if (newest)
    return <EmptyState title={say('No older posts')} hint={say('This is the end of the list.')} action={all} />
  if (search) {
    const hint = say('Try fewer or shorter words. All words must match in title, author, address or tags.')
    return <EmptyState title={say('No posts found')} hint={hint} action={all} />
  }
  if (state === 'trash') {
    return <EmptyState title={say('Trash is empty')} hint={say('Deleted posts stay here for 30 days.')} action={all} />
  }
  if (state) return <EmptyState title={say(noneIn[state])} action={all} />
  return <EmptyState title={say(spec.empty.yet.title)} action={mayWrite ? <CreatePost /> : null} />
}
