import { Link } from '@remix-run/react'
import type { MediaItem } from '#app/features/media/media.server.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { StaffForm } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { CopyField } from '#app/ui/text/copied-value.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { mediaCrumb } from '../words.ts'
import type { PictureUse } from './uses.server.ts'

export function PictureFacts({ item, zone }: { item: MediaItem; zone: string }) {
  const say = useSay()
  const { name, src, width, height, bytes, files, uploaded_at, uploaded_by } = item
  return (
    <Panel id="details-heading" title={say('Details')}>
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

export const PictureMarkdown = ({ item: { alt, src } }: { item: MediaItem }) => {
  const title = useSay()('Markdown for a post')
  return (
    <Panel id="markdown-heading" title={title}>
      <CopyField label={title} value={`![${alt}](${src})`} />
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
export const PictureUses = ({ uses }: { uses: readonly PictureUse[] }) => {
  const say = useSay()
  return (
    <Panel id="uses-heading" title={say('Used in')}>
      {uses.length === 0 ? <p>{say('Nothing yet')}</p> : null}
      <ul>
        {uses.map((use) => (
          <li key={use.href}>
            <Use {...use} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Use({ href, title, hidden, issue }: PictureUse) {
  const say = useSay()
  const link = (
    <Link to={href} dir="auto">
      {title}
    </Link>
  )
  if (issue) return <Said phrase="{link} (newsletter issue, {status})" values={{ link, status: issue }} />
  return (
    <>
      {link}
      {hidden ? ` ${say(hidden)}` : null}
    </>
  )
}
