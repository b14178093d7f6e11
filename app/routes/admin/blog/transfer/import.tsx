// An import, post by post: first as a preview, then as the result.

import { Link, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { type ImportOptions, type ImportOutcome, runImport } from '#app/features/blog/transfer/run-import.server.ts'
import {
  countImportPosts,
  findImport,
  listImportPosts,
  readWords,
} from '#app/features/blog/transfer/stage-import.server.ts'
import { SelectField } from '#app/forms/fields/fields.tsx'
import { message } from '#app/languages/message.ts'
import { type Message, type Phrase, type Say, sayIn } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { importPills, importStates, managerCrumb, postPage, transferCrumb } from '#app/routes/admin/blog/words.ts'
import { type Asked, staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ImportPost } from '#db/tables/blog.ts'
import { pictureTaker } from './media.server.ts'

export const handle = { permission: 'posts.write', title: 'Import' } as const

export const loader = staffLoader(handle.permission, shownImport)

const importSchema = z.object({
  publish: z.enum(['draft', 'kept'], 'Choose how to import the posts'),
})

export const action = staffAction(handle.permission, importSchema, {
  form: 'import',
  run: ({ value, ...asked }) => importPosts(asked, value),
  done: ({ params }, outcome) => ({
    to: `${transferCrumb.href}/${params.import}`,
    text: importedWords(outcome.import),
  }),
  failed: 'The import stopped before it finished. The posts imported so far are kept. Use the same button to continue.',
})

/** An import that has finished meanwhile is shown as it is. */
function importedWords(outcome: ImportOutcome): Message | '' {
  if (!outcome.ok) return ''
  return message('{count, plural, one {One post was imported.} other {# posts were imported.}}', {
    count: outcome.made,
  })
}

export default function ImportPage() {
  return <ImportView {...useLoaderData<typeof loader>()} />
}

// An import's form and its posts, with what each of them loses.
function ImportView(shown: ShownImport) {
  const say = useSay()
  const { id, name, status, isOpen, notes, counts } = shown
  const path = `${transferCrumb.href}/${id}`
  const all = counts.waiting + counts.made + counts.known + counts.removed + counts.kept
  const state = say(importStates[status])
  const isMade = status === 'done' || status === 'begun'
  const undo =
    isMade && counts.made > 0 ? (
      <LinkButton to={`${path}/undo`} variant="outline" data-loss>
        {say('Undo this import')}
      </LinkButton>
    ) : null
  return (
    <StaffPage
      title={name}
      isTyped
      above={[managerCrumb, transferCrumb]}
      pill={<Pill status={importPills[status]}>{state}</Pill>}
      beside={undo}
    >
      <p>
        {say('A zip of Markdown files: {posts}.', { posts: postCount(say, all) })}{' '}
        {status === 'read' || all === 0 ? null : <Result counts={counts} />}
      </p>
      {isOpen ? <ImportForm {...shown} path={path} /> : null}
      {notes.length > 0 ? (
        <Panel id="notes" title={say('Other content')} as="stack">
          <Lines lines={notes} />
        </Panel>
      ) : null}
      {all === 0 ? (
        <EmptyState
          title={say('The file held no posts')}
          hint={say('Nothing was imported, so there is nothing to undo.')}
        />
      ) : (
        <Posts {...shown} path={path} />
      )}
    </StaffPage>
  )
}

function Posts({ isOpen, counts, onlyTold, posts, more, path }: ShownImport & { path: string }) {
  const say = useSay()
  return (
    <>
      <h2 id="posts">{isOpen ? say('Preview of each post') : say('Result for each post')}</h2>
      {counts.told > 0 ? (
        <p>
          {say(
            '{count, plural, one {# post loses something or is changed.} other {# posts lose something or are changed.}}',
            { count: counts.told },
          )}{' '}
          <Link to={`${path}${onlyTold ? '' : '?told=yes'}#posts`}>
            {onlyTold ? say('Show all posts') : say('Show only these')}
          </Link>
        </p>
      ) : null}
      <Table caption={say('Posts')} columns={[say('Post'), say('Becomes'), say('Lost or changed')]}>
        {posts.map(({ position, post_id, title, outcome, is_restricted, told }) => (
          <tr key={position}>
            <th scope="row" className="typed">
              {post_id ? <Link to={postPage(post_id)}>{title}</Link> : title}
            </th>
            <td data-label={say('Becomes')}>
              {outcome === 'waiting' && is_restricted === 1 ? say('Always a draft') : say(outcomes[outcome])}
            </td>
            <td data-label={say('Lost or changed')}>{told.length === 0 ? say('Nothing') : <Lines lines={told} />}</td>
          </tr>
        ))}
      </Table>
      {more ? (
        <p>
          <Link to={more}>{say('More posts')}</Link>
        </p>
      ) : null}
    </>
  )
}

const postCount = (say: Say, count: number) => say('{count, plural, one {# post} other {# posts}}', { count })

function Result({ counts: { made, kept, known, removed, waiting } }: Pick<ShownImport, 'counts'>) {
  const say = useSay()
  const posts = postCount(say, made + kept)
  return waiting > 0
    ? say('{posts} imported, {known} already here, {removed} removed again, {waiting} still to import.', {
        posts,
        known,
        removed,
        waiting,
      })
    : say('{posts} imported, {known} already here, {removed} removed again.', { posts, known, removed })
}

const outcomes = {
  waiting: 'A post',
  made: 'Imported',
  known: 'Already here',
  removed: 'Removed',
  kept: 'Kept, because it was changed since',
} as const satisfies Record<ImportPost['outcome'], Phrase>

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line} className="typed">
        {line}
      </li>
    ))}
  </ul>
)

function ImportForm({ path, status }: Pick<ShownImport, 'status'> & { path: string }) {
  const say = useSay()
  return (
    <StaffForm
      form="import"
      action={path}
      defaults={{ publish: 'draft' }}
      button={status === 'begun' ? say('Continue') : say('Import')}
      busy={say('Importing...')}
    >
      <SelectField
        name="publish"
        label={say('Import posts as')}
        hint={say('Posts for members, paying readers or people with a password always become drafts.')}
        required
        options={[
          { value: 'draft', label: 'Drafts' },
          { value: 'kept', label: 'Their original status: published, scheduled or draft' },
        ]}
      />
    </StaffForm>
  )
}

// Reads an import for its page, and runs it with its pictures.

type ShownImport = NonNullable<Awaited<ReturnType<typeof shownImport>>>

async function shownImport({ request, params, language }: Asked) {
  const found = await findImport(db, params.import ?? '')
  if (!found) return null
  const { id, name, status } = found
  const query = new URL(request.url).searchParams
  const after = /^\d{1,9}$/.exec(query.get('after') ?? '')?.[0]
  const onlyTold = query.get('told') === 'yes'
  const { rows, next } = await listImportPosts(db, id, { onlyTold }, after ? [Number(after)] : undefined)
  const here = (of: Record<string, string>) => `${transferCrumb.href}/${id}?${new URLSearchParams(of)}`
  const inLanguage = (told: Message) => sayIn(language)(told)
  const isOpen = status === 'read' || status === 'begun'
  return {
    id,
    name,
    status,
    isOpen,
    notes: readWords(found.notes).map(inLanguage),
    counts: await countImportPosts(db, id),
    onlyTold,
    posts: rows.map(({ told, ...row }) => ({ ...row, told: readWords(told).map(inLanguage) })),
    more: next ? here({ ...(onlyTold ? { told: 'yes' } : {}), after: String(next[0]) }) : null,
  }
}

async function importPosts({ params, by }: Pick<Asked, 'params' | 'by'>, options: ImportOptions) {
  const id = params.import ?? ''
  return { ok: true, import: await runImport(db, id, options, await pictureTaker(id, by.actor), by) } as const
}
