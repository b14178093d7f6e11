// One picture: its alternative text, its Markdown, and the posts that use it.
import type { SerializeFrom } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { describeMedia, findMedia, postsWith } from '#app/features/media/media.server.ts'
import { mediaSchema } from '#app/features/media/schema.ts'
import { can } from '#app/features/staff/permissions.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { TextField } from '#app/forms/fields/fields.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { Fact, Typed } from '#app/routes/admin/shared/facts.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import '#app/ui/styles/pages/posts.css'
import { manager, managerCrumb, postPage } from '../words.ts'
import { Thumbnail } from './grid.tsx'

export const handle = { permission: 'posts.read', actionPermission: 'posts.write', title: 'Picture' } as const

export const loader = staffLoader(handle.permission, async ({ id, staff: { role, timeZone } }) => {
  const item = await findMedia(db, id)
  if (!item) return null
  return { item, posts: await postsWith(db, item.hash), timeZone, mayWrite: can(role, 'posts.write') }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, mediaSchema, {
  form: 'media',
  run: ({ id, value, by }) => describeMedia(db, { id, ...value }, by),
  done: ({ id }) => ({ to: `${manager}/media/${id}`, text: 'The text is saved.' }),
  failed: 'The text could not be saved. Please try again.',
  changed: 'This picture was changed while you were editing it.',
  record: ({ id }) => ({ kind: 'media', id }),
})

export default function MediaItemPage() {
  const { item, posts, timeZone, mayWrite } = useLoaderData<typeof loader>()
  const { id, name, alt, src, width, height, bytes, files, version, uploaded_at, uploaded_by } = item
  const path = `${manager}/media/${id}`
  return (
    <>
      <Breadcrumbs items={[managerCrumb, { label: 'Media library', href: `${manager}/media` }, { label: 'Picture' }]} />
      <h1 className="typed">{alt || name}</h1>
      <div className="post-desk">
        <div className="media-shown">
          <Thumbnail item={item} sizes="(min-width: 60rem) 40rem, 92vw" />
        </div>
        <aside className="post-side" aria-label="About this picture">
          <div className="field">
            <label className="field-label" htmlFor="markdown">
              Markdown for a post
            </label>
            <input className="input" id="markdown" readOnly value={`![${alt}](${src})`} />
          </div>
          <dl className="facts">
            <Fact label="Address">
              <Typed>{src}</Typed>
            </Fact>
            <Fact label="File">
              <Typed>{name}</Typed>
            </Fact>
            <Fact label="Size">
              {width} × {height}, {files.length} files of {Math.round(bytes / 1000)} kB together
            </Fact>
            <Fact label="Uploaded">
              <Moment at={uploaded_at} zone={timeZone} /> by {uploaded_by}
            </Fact>
          </dl>
          {mayWrite ? (
            <ActionForm form="media" action={path} defaults={{ alt, version: String(version) }}>
              <TextField
                name="alt"
                label="Alternative text"
                hint="Describes the picture for people who cannot see it."
              />
              <div className="button-row">
                <SubmitButton busy="Saving...">Save</SubmitButton>
                {posts.length === 0 ? (
                  <LinkButton to={`${path}/delete`} variant="outline">
                    Delete
                  </LinkButton>
                ) : null}
              </div>
            </ActionForm>
          ) : null}
          <Uses posts={posts} />
        </aside>
      </div>
    </>
  )
}

const Uses = ({ posts }: Pick<SerializeFrom<typeof loader>, 'posts'>) => (
  <>
    <h2>Used in</h2>
    {posts.length === 0 ? <p>No post.</p> : null}
    <ul>
      {posts.map((post) => (
        <li key={post.id}>
          <Link to={postPage(post.id)}>{post.title}</Link>
          {post.trashed_at === null ? null : ' (in the trash)'}
        </li>
      ))}
    </ul>
  </>
)
