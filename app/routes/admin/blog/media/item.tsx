// One picture: its alternative text, its Markdown, and the posts, texts and issues that use it.
import '#app/ui/styles/staff/blog/post-desk.css'
import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { describeMedia, findMedia, type MediaItem, usesOf } from '#app/features/media/media.server.ts'
import { mediaSchema } from '#app/features/media/schema.ts'
import { statusLabels } from '#app/features/newsletter/issues/words.ts'
import { can } from '#app/features/staff/permissions.ts'
import { TextField } from '#app/forms/fields/fields.tsx'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { managerCrumb, mediaCrumb, postPage } from '#app/routes/admin/blog/words.ts'
import { issuePage } from '#app/routes/admin/newsletter/issues/words.ts'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { textPath } from '#app/routes/admin/texts/paths.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { CopyField } from '#app/ui/text/copied-value.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Language } from '#db/tables/records.ts'
import { Thumbnail } from './media-grid.tsx'

export const handle = { permission: 'posts.read', actionPermission: 'posts.write', title: 'Picture' } as const

export const loader = staffLoader(handle.permission, async ({ id, language, staff: { role, timeZone } }) => {
  const item = await findMedia(db, id)
  if (!item) return null
  return { item, uses: await pictureUses(item.hash, language), timeZone, mayWrite: can(role, 'posts.write') }
})

export const action = staffAction(handle.actionPermission, mediaSchema, {
  form: 'media',
  run: ({ id, value, by }) => describeMedia(db, { id, ...value }, by),
  done: ({ id }) => ({ to: `${mediaCrumb.href}/${id}`, text: 'Alternative text saved.' }),
  failed: 'We couldn’t save the text. Please try again.',
  changed: 'This picture was changed while you were editing it.',
  record: ({ id }) => ({ kind: 'media', id }),
})

export default function MediaItemPage() {
  const { item, uses, timeZone, mayWrite } = useLoaderData<typeof loader>()
  const remove = mayWrite && uses.length === 0 ? <DeleteLink id={item.id} /> : null
  return (
    <StaffPage title={item.alt || item.name} isTyped above={[managerCrumb, mediaCrumb]} beside={remove}>
      <div className="columns" data-wide="first">
        <div className="stack">
          <div>
            <Thumbnail item={item} sizes="(min-width: 60rem) 40rem, 92vw" />
          </div>
          {mayWrite ? <PictureForm item={item} /> : null}
          <PictureMarkdown item={item} />
        </div>
        <div className="stack">
          <PictureFacts item={item} zone={timeZone} />
          <PictureUses uses={uses} />
        </div>
      </div>
    </StaffPage>
  )
}

function PictureFacts({ item, zone }: { item: MediaItem; zone: string }) {
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

const PictureMarkdown = ({ item: { alt, src } }: { item: MediaItem }) => {
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

const PictureForm = ({ item: { id, alt, version } }: { item: MediaItem }) => {
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

const DeleteLink = ({ id }: { id: string }) => (
  <LinkButton to={`${mediaCrumb.href}/${id}/delete`} variant="outline" data-loss>
    {useSay()('Delete')}
  </LinkButton>
)

/** The posts, texts and newsletter issues that show a picture. */
const PictureUses = ({ uses }: { uses: readonly PictureUse[] }) => {
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

type PictureUse = {
  href: string
  title: string
  /** Where it is not shown to visitors. */
  hidden?: Extract<Phrase, '(in the trash)' | '(as a draft)'>
  /** The status of a newsletter issue, in lower case. */
  issue?: string
}

/** The posts, texts and newsletter issues that show a picture, as its page lists them. */
async function pictureUses(hash: string, reader: Language): Promise<PictureUse[]> {
  const { posts, texts, issues } = await usesOf(db, hash)
  return [
    ...posts.map(({ id, title, trashed_at }): PictureUse => {
      return { href: postPage(id), title, hidden: trashed_at === null ? undefined : '(in the trash)' }
    }),
    ...texts.map(({ kind, key, language, kindTitle, title, isDraft }): PictureUse => {
      const name = sayIn(reader)(kindTitle)
      return {
        href: textPath(kind, key, language),
        title: title ? `${name}: ${title}` : name,
        hidden: isDraft ? '(as a draft)' : undefined,
      }
    }),
    ...issues.map(({ id, title, status }): PictureUse => {
      return { href: issuePage(id), title, issue: sayIn(reader)(statusLabels[status]).toLowerCase() }
    }),
  ]
}
