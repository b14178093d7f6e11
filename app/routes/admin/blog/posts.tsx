import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { countFirstPosts } from '#app/features/blog/store/first-posts.server.ts'
import { countPosts, listPosts, type PostState, stateOf } from '#app/features/blog/store/list-posts.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { PostButton } from '#app/forms/post-button.tsx'
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

const spec: ListSpec<PostState> = {
  path: manager,
  rows: 'posts',
  pages: 'Posts pages',
  caption: 'Blog posts',
  cursor: ['number'],
  search: { name: 'Posts', label: 'Search in title, author, tags and text' },
  tabs: { label: 'Posts by status', statuses: stateLabels, notInAll: ['trash'] },
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
  const { timeZone, firstPosts, rows, mayWrite, list } = useLoaderData<typeof loader>()
  return (
    <StaffPage title="Blog Posts" beside={mayWrite ? createPost : null}>
      <ManagerLinks current="Posts" mayWrite={mayWrite} />
      {firstPosts.all > 0 && mayWrite && list.status !== 'trash' ? <FirstPosts {...firstPosts} /> : null}
      <RecordList
        spec={spec}
        list={list}
        rows={rows}
        columns={postColumns(timeZone, mayWrite)}
        keyOf={({ id }) => id}
        empty={<NothingFound list={list} mayWrite={mayWrite} />}
      />
    </StaffPage>
  )
}

const createPost = <LinkButton to={`${manager}/new`}>Create New Post</LinkButton>

function FirstPosts({ all, drafts }: { all: number; drafts: number }) {
  return (
    <div className="banner notice" data-kind="info">
      <p>
        The site came with {all === 1 ? 'one sample post' : `${all} sample posts`}.{' '}
        {drafts > 0 ? 'Visitors see a post once you publish it.' : null}
      </p>
      <div className="button-row">
        {drafts > 0 ? (
          <PostButton action={`${manager}/first-posts/publish`} id="first-posts-publish" size="s">
            {drafts === all ? 'Publish them all' : 'Publish the drafts'}
          </PostButton>
        ) : null}
        <PostButton action={`${manager}/first-posts`} id="first-posts" variant="outline" size="s">
          Move them to trash
        </PostButton>
      </div>
    </div>
  )
}

type NothingFoundProps = { list: ListState<PostState>; mayWrite: boolean }

function NothingFound({ list: { status: state, search, newest }, mayWrite }: NothingFoundProps) {
  const all = <LinkButton to={manager}>Show all posts</LinkButton>
  if (newest) return <EmptyState title="No older posts" hint="This is the end of the list." action={all} />
  if (search) {
    const hint = 'Try fewer or shorter words. All words must match in title, author, address or tags.'
    return <EmptyState title="No posts found" hint={hint} action={all} />
  }
  if (state === 'trash') {
    return <EmptyState title="Trash is empty" hint="Deleted posts stay here for 30 days." action={all} />
  }
  if (state) return <EmptyState title={`No posts are ${stateLabels[state].toLowerCase()}`} action={all} />
  return <EmptyState title={spec.empty.yet.title} action={mayWrite ? createPost : null} />
}
