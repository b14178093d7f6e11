import { Link } from '@remix-run/react'
import type { MediaItem, postsWith } from '#app/features/media/media.server.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { mediaCrumb, postPage } from '../words.ts'

export function PictureFacts({ item, zone }: { item: MediaItem; zone: string }) {
  const { name, alt, src, width, height, bytes, files, uploaded_at, uploaded_by } = item
  return (
    <>
      <div className="field">
        <label className="field-label" htmlFor="markdown">
          Markdown for a post
        </label>
        <input className="input" id="markdown" readOnly value={`![${alt}](${src})`} />
      </div>
      <Facts
        of={{
          Address: <Typed>{src}</Typed>,
          File: <Typed>{name}</Typed>,
          Size: `${width} × ${height}, ${files.length} files of ${Math.round(bytes / 1000)} kB together`,
          Uploaded: <Upload at={uploaded_at} by={uploaded_by} zone={zone} />,
        }}
      />
    </>
  )
}

const Upload = ({ at, by, zone }: { at: number; by: string; zone: string }) => (
  <>
    <Moment at={at} zone={zone} /> by {by}
  </>
)

type PictureFormProps = { item: MediaItem; mayDelete: boolean }

export function PictureForm({ item: { id, alt, version }, mayDelete }: PictureFormProps) {
  const path = `${mediaCrumb.href}/${id}`
  const link = mayDelete ? { to: `${path}/delete`, label: 'Delete' } : undefined
  const defaults = { alt, version: String(version) }
  return (
    <StaffForm form="media" action={path} className="form" defaults={defaults} button="Save" link={link}>
      <TextField name="alt" label="Alternative text" hint="Describes the picture for people who cannot see it." />
    </StaffForm>
  )
}

/** The posts that show a picture. */
export const PictureUses = ({ posts }: { posts: Awaited<ReturnType<typeof postsWith>> }) => (
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
