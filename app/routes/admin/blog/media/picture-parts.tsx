import { Link } from '@remix-run/react'
import type { MediaItem, usesOf } from '#app/features/media/media.server.ts'
import { statusLabels } from '#app/features/newsletter/issues/words.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay, useWord } from '#app/languages/say.tsx'
import { issuePage } from '#app/routes/admin/newsletter/issues/words.ts'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { textPath } from '#app/routes/admin/texts/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { mediaCrumb, postPage } from '../words.ts'

export function PictureFacts({ item, zone }: { item: MediaItem; zone: string }) {
  const say = useSay()
  const { name, alt, src, width, height, bytes, files, uploaded_at, uploaded_by } = item
  return (
    <Panel id="details-heading" title={say('Details')}>
      <div className="field">
        <label className="field-label" htmlFor="markdown">
          {say('Markdown for a post')}
        </label>
        <textarea className="input" id="markdown" rows={3} readOnly value={`![${alt}](${src})`} />
      </div>
      <Facts
        of={{
          Address: <Typed>{src}</Typed>,
          File: <Typed>{name}</Typed>,
          Size: say('{width} × {height}, {count} files, {size} kB in total', {
            width,
            height,
            count: files.length,
            size: Math.round(bytes / 1000),
          }),
          Uploaded: <Upload at={uploaded_at} by={uploaded_by} zone={zone} />,
        }}
      />
    </Panel>
  )
}

const Upload = ({ at, by, zone }: { at: number; by: string; zone: string }) => (
  <Said phrase="{time} by {name}" values={{ time: <Moment at={at} zone={zone} />, name: <Typed>{by}</Typed> }} />
)

export const PictureForm = ({ item: { id, alt, version } }: { item: MediaItem }) => {
  const say = useSay()
  return (
    <StaffForm
      form="media"
      action={`${mediaCrumb.href}/${id}`}
      defaults={{ alt, version: String(version) }}
      button={say('Save')}
    >
      <TextField
        name="alt"
        label={say('Alternative text')}
        hint={say('Describe the picture for people who can’t see it.')}
      />
    </StaffForm>
  )
}

export const DeleteLink = ({ id }: { id: string }) => (
  <LinkButton to={`${mediaCrumb.href}/${id}/delete`} variant="outline" data-loss>
    {useSay()('Delete')}
  </LinkButton>
)

/** The posts, texts and newsletter issues that show a picture. */
export const PictureUses = ({ posts, texts, issues }: Awaited<ReturnType<typeof usesOf>>) => {
  const say = useSay()
  const word = useWord()
  return (
    <Panel id="uses-heading" title={say('Used in')}>
      {posts.length + texts.length + issues.length === 0 ? <p>{say('Nothing yet')}</p> : null}
      <ul>
        {posts.map((post) => (
          <li key={post.id}>
            <Link to={postPage(post.id)}>{post.title}</Link>
            {post.trashed_at === null ? null : ` ${say('(in the trash)')}`}
          </li>
        ))}
        {texts.map(({ kind, key, language, title, isDraft }) => (
          <li key={`${kind} ${key} ${language}`}>
            <Link to={textPath(kind, key, language)}>{title}</Link>
            {isDraft ? ` ${say('(as a draft)')}` : null}
          </li>
        ))}
        {issues.map(({ id, title, status }) => (
          <li key={id}>
            <Said
              phrase="{link} (newsletter issue, {status})"
              values={{
                link: <Link to={issuePage(id)}>{title}</Link>,
                status: word(statusLabels[status]).toLowerCase(),
              }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
