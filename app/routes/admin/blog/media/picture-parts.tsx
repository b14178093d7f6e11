import { Link } from '@remix-run/react'
import type { MediaItem, usesOf } from '#app/features/media/media.server.ts'
import { statusLabels } from '#app/features/newsletter/issues/words.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import { issuePage } from '#app/routes/admin/newsletter/issues/words.ts'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { textPath } from '#app/routes/admin/texts/paths.ts'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { mediaCrumb, postPage } from '../words.ts'

export function PictureFacts({ item, zone }: { item: MediaItem; zone: string }) {
  const { name, alt, src, width, height, bytes, files, uploaded_at, uploaded_by } = item
  return (
    <Panel id="details-heading" title="Details">
      <div className="field">
        <label className="field-label" htmlFor="markdown">
          Markdown for a post
        </label>
        <textarea className="input" id="markdown" rows={3} readOnly value={`![${alt}](${src})`} />
      </div>
      <Facts
        of={{
          Address: <Typed>{src}</Typed>,
          File: <Typed>{name}</Typed>,
          Size: `${width} × ${height}, ${files.length} files, ${Math.round(bytes / 1000)} kB in total`,
          Uploaded: <Upload at={uploaded_at} by={uploaded_by} zone={zone} />,
        }}
      />
    </Panel>
  )
}

const Upload = ({ at, by, zone }: { at: number; by: string; zone: string }) => (
  <>
    <Moment at={at} zone={zone} /> by {by}
  </>
)

export const PictureForm = ({ item: { id, alt, version } }: { item: MediaItem }) => (
  <StaffForm
    form="media"
    action={`${mediaCrumb.href}/${id}`}
    defaults={{ alt, version: String(version) }}
    button="Save"
  >
    <TextField name="alt" label="Alternative text" hint="Describe the picture for people who can’t see it." />
  </StaffForm>
)

/** The posts, texts and newsletter issues that show a picture. */
export const PictureUses = ({ posts, texts, issues }: Awaited<ReturnType<typeof usesOf>>) => (
  <Panel id="uses-heading" title="Used in">
    {posts.length + texts.length + issues.length === 0 ? <p>Nothing yet</p> : null}
    <ul>
      {posts.map((post) => (
        <li key={post.id}>
          <Link to={postPage(post.id)}>{post.title}</Link>
          {post.trashed_at === null ? null : ' (in the trash)'}
        </li>
      ))}
      {texts.map(({ kind, key, language, title, isDraft }) => (
        <li key={`${kind} ${key} ${language}`}>
          <Link to={textPath(kind, key, language)}>{title}</Link>
          {isDraft ? ' (as a draft)' : null}
        </li>
      ))}
      {issues.map(({ id, title, status }) => (
        <li key={id}>
          <Link to={issuePage(id)}>{title}</Link> (newsletter issue, {statusLabels[status].toLowerCase()})
        </li>
      ))}
    </ul>
  </Panel>
)
