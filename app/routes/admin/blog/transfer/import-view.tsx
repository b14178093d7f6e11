// An import's form and its posts, with what each of them loses.
import { Link } from '@remix-run/react'
import { Checkbox, CheckboxGroup, SelectField } from '#app/forms/fields/fields.tsx'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ImportPost } from '#db/tables/blog.ts'
import { importStates, managerCrumb, postPage, transferCrumb } from '../words.ts'
import type { ShownImport } from './import.server.ts'

export function ImportView(shown: ShownImport) {
  const { id, name, source, status, isOpen, notes, counts } = shown
  const path = `${transferCrumb.href}/${id}`
  const all = counts.waiting + counts.made + counts.known + counts.removed + counts.kept
  const isMade = status === 'done' || status === 'begun'
  const undo =
    isMade && counts.made > 0 ? (
      <LinkButton to={`${path}/undo`} variant="outline" data-loss>
        Undo this import
      </LinkButton>
    ) : null
  return (
    <StaffPage title={name} isTyped above={[managerCrumb, transferCrumb]} beside={undo}>
      <p>
        {source === 'zip' ? 'A zip of Markdown files' : `An export of ${source}`}: {countOf(all, 'post')}.{' '}
        {importStates[status]}.
      </p>
      {status === 'read' || all === 0 ? null : (
        <p>
          {countOf(counts.made + counts.kept, 'post')} imported, {counts.known} already here, {counts.removed} removed
          again
          {counts.waiting > 0 ? `, ${counts.waiting} still to import` : ''}.
        </p>
      )}
      {isOpen ? <ImportForm {...shown} path={path} /> : null}
      {notes.length > 0 ? (
        <Panel id="notes" title="Other content" as="stack">
          <Lines lines={notes} />
        </Panel>
      ) : null}
      {all === 0 ? (
        <EmptyState title="The file held no posts" hint="Nothing was imported, so there is nothing to undo." />
      ) : (
        <Posts {...shown} path={path} />
      )}
    </StaffPage>
  )
}

function Posts({ isOpen, counts, onlyTold, posts, more, path }: ShownImport & { path: string }) {
  return (
    <>
      <h2 id="posts">{isOpen ? 'Preview of each post' : 'Result for each post'}</h2>
      {counts.told > 0 ? (
        <p>
          {countOf(counts.told, 'post')} {counts.told === 1 ? 'loses' : 'lose'} something or{' '}
          {counts.told === 1 ? 'is' : 'are'} changed.{' '}
          <Link to={`${path}${onlyTold ? '' : '?told=yes'}#posts`}>
            {onlyTold ? 'Show all posts' : 'Show only these'}
          </Link>
        </p>
      ) : null}
      <Table caption="Posts" columns={['Post', 'Becomes', 'Lost or changed']}>
        {posts.map(({ position, post_id, title, outcome, is_restricted, told }) => (
          <tr key={position}>
            <th scope="row" className="typed">
              {post_id ? <Link to={postPage(post_id)}>{title}</Link> : title}
            </th>
            <td data-label="Becomes">
              {outcome === 'waiting' && is_restricted === 1 ? 'Always a draft' : outcomes[outcome]}
            </td>
            <td data-label="Lost or changed">{told.length === 0 ? 'Nothing' : <Lines lines={told} />}</td>
          </tr>
        ))}
      </Table>
      {more ? (
        <p>
          <Link to={more}>More posts</Link>
        </p>
      ) : null}
    </>
  )
}

const countOf = (count: number, noun: string) => `${count} ${count === 1 ? noun : `${noun}s`}`

const outcomes: Record<ImportPost['outcome'], string> = {
  waiting: 'A post',
  made: 'Imported',
  known: 'Already here',
  removed: 'Removed',
  kept: 'Kept, because it was changed since',
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line} className="typed">
        {line}
      </li>
    ))}
  </ul>
)

type ImportFormProps = Pick<ShownImport, 'status' | 'hosts' | 'mayFetch'> & { path: string }

function ImportForm({ path, status, hosts, mayFetch }: ImportFormProps) {
  const names = hosts.map(([host]) => host)
  const counted = hosts.map(([host, count]) => `${count} on ${host}`).join(', ')
  return (
    <StaffForm
      form="import"
      action={path}
      defaults={{ publish: 'draft', redirects: 'yes' }}
      button={status === 'begun' ? 'Continue' : 'Import'}
      busy="Importing..."
    >
      <SelectField
        name="publish"
        label="Import posts as"
        hint="Posts for members, paying readers or people with a password always become drafts."
        required
        options={[
          { value: 'draft', label: 'Drafts' },
          { value: 'kept', label: 'Their original status: published, scheduled or draft' },
        ]}
      />
      <Checkbox name="redirects">Redirect old addresses, such as /2021/03/title/, to the imported posts</Checkbox>
      {hosts.length > 0 && mayFetch ? (
        <CheckboxGroup
          isUnmarked
          name="hosts"
          legend="Fetch pictures from"
          hint={`The media library gets a copy of each picture up to 8 MB: ${counted}. Other pictures stay where they are and become links.`}
          options={names}
        />
      ) : null}
      {hosts.length > 0 && !mayFetch ? (
        <p>The pictures are on {names.join(', ')}. Only an admin can have them fetched; otherwise they become links.</p>
      ) : null}
    </StaffForm>
  )
}
