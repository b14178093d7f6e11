// One picture: its alternative text, how to use it, and where it is used.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { describeMedia, postsWith, readMedia } from '#app/features/media/media.server.ts'
import { mediaSchema } from '#app/features/media/schema.ts'
import { can } from '#app/features/staff/permissions.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { HiddenField, TextField } from '#app/forms/fields.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { redirectWithFlash } from '#app/http/flash.server.ts'
import { Fact, Typed } from '#app/routes/admin/shared/facts.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import '#app/ui/styles/posts.css'
import { Thumbnail } from './media-grid.tsx'
import { manager, managerCrumb, postPage } from './post-labels.ts'

export const handle = { permission: 'posts.read', actionPermission: 'posts.write' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Picture', noindex: true })

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { role, timeZone } = await requireStaff(db, request, handle.permission)
  const item = await readMedia(db, params.id ?? '')
  if (!item) throw new Response(null, { status: 404 })
  return { item, posts: await postsWith(db, item.hash), timeZone, mayWrite: can(role, 'posts.write') }
}

export {
  keepAfterNetworkError as shouldRevalidate,
  networkSafeAction as clientAction,
} from '#app/forms/network-safe-action.ts'

export async function action({ request, context, params }: ActionFunctionArgs) {
  const actor = await requireStaff(db, request, handle.actionPermission)
  const form = await readForm({ request, context }, 'media', mediaSchema)
  if (!form.ok) return form.response
  const id = params.id ?? ''
  const { alt, version } = form.value
  const outcome = await describeMedia(db, alt, { id, version, actor, now: Date.now() })
  if (outcome.ok) return redirectWithFlash(`${manager}/media/${id}`, { kind: 'success', text: 'The text is saved.' })
  if (outcome.reason === 'gone') throw new Response(null, { status: 404 })
  return form.refuse({ formError: 'Somebody changed this picture while you were writing.', status: 409 })
}

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
              To show it in a text
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
            <ActionForm form="media" action={path} defaults={{ alt, version: String(version) }} key={version}>
              <HiddenField name="version" />
              <TextField name="alt" label="Alternative text" hint="What the picture shows, for who cannot see it." />
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
        </aside>
      </div>
    </>
  )
}
