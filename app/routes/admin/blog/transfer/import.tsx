// An import, post by post: first as a preview, then as the result.
import { Link, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { db } from '#app/db.server.ts'
import { type ImportDeeds, runImport } from '#app/features/blog/transfer/run-import.server.ts'
import {
  countImportPosts,
  findImport,
  listImportPosts,
  readHosts,
  readWords,
} from '#app/features/blog/transfer/stage-import.server.ts'
import { addRedirects } from '#app/features/redirects/redirects.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { Checkbox, CheckboxGroup, SelectField } from '#app/forms/fields/fields.tsx'
import { hiddenText, ticked } from '#app/forms/fields/rules.ts'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ImportPost } from '#db/tables/blog.ts'
import '#app/ui/styles/pages/posts.css'
import { importStates, manager, managerCrumb, postPage } from '../words.ts'
import { pictureTaker } from './media.server.ts'

const area = `${manager}/transfer`

export const handle = { permission: 'posts.write', title: 'Import' } as const

export const loader = staffLoader(handle.permission, async ({ request, params, staff: { role } }) => {
  const found = await findImport(db, params.import ?? '')
  if (!found) throw new Response(null, { status: 404 })
  const query = new URL(request.url).searchParams
  const after = /^\d{1,9}$/.exec(query.get('after') ?? '')?.[0]
  const onlyTold = query.get('told') === 'yes'
  const { rows, next } = await listImportPosts(db, found.id, { onlyTold }, after ? [Number(after)] : undefined)
  const here = (of: Record<string, string>) => `${area}/${found.id}?${new URLSearchParams(of)}`
  return {
    id: found.id,
    name: found.name,
    source: found.source,
    status: found.status,
    notes: readWords(found.notes),
    hosts: found.status === 'read' || found.status === 'begun' ? readHosts(found) : [],
    mayFetch: mayFetch(role),
    counts: await countImportPosts(db, found.id),
    onlyTold,
    posts: rows.map(({ told, ...row }) => ({ ...row, told: readWords(told) })),
    more: next ? here({ ...(onlyTold ? { told: 'yes' } : {}), after: String(next[0]) }) : null,
  }
})

/** Fetching contacts other sites in our site's name, so only the role responsible for that may allow it. */
const mayFetch = (role: Parameters<typeof can>[0]) => can(role, 'security.manage')

const importSchema = z.object({
  publish: z.enum(['draft', 'kept'], 'Choose how to import the posts'),
  redirects: ticked,
  hosts: z.array(hiddenText(300)),
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, importSchema, {
  form: 'import',
  run: async ({ params, value, staff, by }) => {
    const id = params.import ?? ''
    const found = await findImport(db, id)
    if (!found) return { ok: false, reason: 'gone' }
    const offered = readHosts(found).map(([host]) => host)
    const hosts = mayFetch(staff.role) ? value.hosts.filter((host) => offered.includes(host)) : []
    const deeds: ImportDeeds = {
      takePictures: await pictureTaker(id, hosts, staff),
      addRedirects: (trx, from, to) => addRedirects(trx, from, to, by),
    }
    return { ok: true, import: await runImport(db, id, { ...value, hosts }, deeds, by) }
  },
  done: ({ params }, outcome) => ({ to: `${area}/${params.import}`, text: importedWords(outcome.import) }),
  failed:
    'The import stopped before it was finished. The posts imported so far are kept; use the same button to continue.',
})

/** An import that has finished meanwhile is shown as it is. */
function importedWords(outcome: Awaited<ReturnType<typeof runImport>>) {
  if (!outcome.ok) return ''
  return outcome.made === 1 ? 'One post was imported.' : `${outcome.made} posts were imported.`
}

export default function ImportPage() {
  const { id, name, source, status, notes, counts, onlyTold, posts, more, ...rest } = useLoaderData<typeof loader>()
  const all = counts.waiting + counts.made + counts.known + counts.removed + counts.kept
  const isOpen = status === 'read' || status === 'begun'
  return (
    <>
      <Breadcrumbs items={[managerCrumb, { label: 'Import and export', href: area }, { label: 'Import' }]} />
      <h1 className="typed">{name}</h1>
      <p>
        {source === 'zip' ? 'A zip of Markdown files' : `An export of ${source}`}: {countOf(all, 'post')}.{' '}
        {importStates[status]}.
      </p>
      {status === 'read' ? null : (
        <p>
          {countOf(counts.made + counts.kept, 'post')} taken in, {counts.known} not made again, {counts.removed} taken
          back
          {counts.waiting > 0 ? `, ${counts.waiting} still to come` : ''}.
        </p>
      )}
      {isOpen ? <ImportForm id={id} isBegun={status === 'begun'} hosts={rest.hosts} mayFetch={rest.mayFetch} /> : null}
      {status === 'done' || status === 'begun' ? (
        <p>
          <LinkButton to={`${area}/${id}/undo`} variant="outline">
            Undo this import
          </LinkButton>
        </p>
      ) : null}
      <Notes notes={notes} />
      <h2 id="posts">{isOpen ? 'Preview of each post' : 'Result for each post'}</h2>
      {counts.told > 0 ? (
        <p>
          {countOf(counts.told, 'post')} {counts.told === 1 ? 'loses' : 'lose'} something or{' '}
          {counts.told === 1 ? 'is' : 'are'} changed.{' '}
          <Link to={onlyTold ? `${area}/${id}#posts` : `${area}/${id}?told=yes#posts`}>
            {onlyTold ? 'Show all posts' : 'Show only these'}
          </Link>
        </p>
      ) : null}
      <Table caption="Posts" columns={['Post', 'Becomes', 'Lost or changed']}>
        {posts.map((post) => (
          <tr key={post.position}>
            <th scope="row" className="typed">
              {post.post_id ? <Link to={postPage(post.post_id)}>{post.title}</Link> : post.title}
            </th>
            <td>
              {post.outcome === 'waiting' && post.is_restricted === 1 ? 'Always a draft' : outcomes[post.outcome]}
            </td>
            <td>
              {post.told.length === 0 ? (
                'Nothing'
              ) : (
                <ul>
                  {post.told.map((line) => (
                    <li key={line} className="typed">
                      {line}
                    </li>
                  ))}
                </ul>
              )}
            </td>
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

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">Other content</h2>
      <ul>
        {notes.map((note) => (
          <li key={note} className="typed">
            {note}
          </li>
        ))}
      </ul>
    </section>
  )
}

type ImportFormProps = {
  id: string
  isBegun: boolean
  hosts: ReturnType<typeof readHosts>
  mayFetch: boolean
}

function ImportForm({ id, isBegun, hosts, mayFetch }: ImportFormProps) {
  return (
    <ActionForm
      form="import"
      action={`${area}/${id}`}
      defaults={{ publish: 'draft', redirects: 'yes' }}
      className="form card"
    >
      <SelectField
        name="publish"
        label="Import posts as"
        hint="Posts for members, paying readers or people with a password always become drafts."
        required
        options={[
          { value: 'draft', label: 'Drafts' },
          { value: 'kept', label: 'Their former state: published, scheduled or draft' },
        ]}
      />
      <Checkbox name="redirects">Redirect old addresses, such as /2021/03/title/, to the imported posts</Checkbox>
      {hosts.length > 0 && mayFetch ? (
        <CheckboxGroup
          name="hosts"
          legend="Fetch pictures from"
          hint={`The media library gets a copy of each picture up to 8 MB: ${hosts.map(([host, count]) => `${count} on ${host}`).join(', ')}. Other pictures stay there and become links.`}
          options={hosts.map(([host]) => host)}
        />
      ) : null}
      {hosts.length > 0 && !mayFetch ? (
        <p>
          Pictures lie on {hosts.map(([host]) => host).join(', ')}. Only an admin can have them fetched; otherwise they
          are shown as links.
        </p>
      ) : null}
      <SubmitButton busy="Importing...">{isBegun ? 'Continue' : 'Import'}</SubmitButton>
    </ActionForm>
  )
}
