// An import's form and its posts, with what each of them loses.
import { Link } from '@remix-run/react'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ImportPost } from '#db/tables/blog.ts'
import { importPills, importStates, managerCrumb, postPage, transferCrumb } from '../words.ts'
import type { ShownImport } from './import.server.ts'
import { ImportForm } from './import-form.tsx'

export function ImportView(shown: ShownImport) {
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
          {counts.told === 1
            ? say('1 post loses something or is changed.')
            : say('{count} posts lose something or are changed.', { count: counts.told })}{' '}
          <Link to={`${path}${onlyTold ? '' : '?told=yes'}#posts`}>
            {onlyTold ? say('Show all posts') : say('Show only these')}
          </Link>
        </p>
      ) : null}
      <Table caption={say('Posts')} columns={['Post', 'Becomes', 'Lost or changed']}>
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

const postCount = (say: Say, count: number) => (count === 1 ? say('1 post') : say('{count} posts', { count }))

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
