import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { createRedirect, listRedirects } from '#app/features/redirects/redirects.server.ts'
import { redirectSchema } from '#app/features/redirects/schema.ts'
import { can } from '#app/features/staff/permissions.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { ListPager } from '#app/routes/admin/shared/list-pager.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { findPublicPage } from '#app/routes/public-pages.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Table } from '#app/ui/table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import '#app/ui/styles/pages/posts.css'
import { ManagerLinks } from '../manager-links.tsx'
import { manager, managerCrumb } from '../post-labels.ts'

const path = `${manager}/redirects`

export const handle = { permission: 'posts.read', actionPermission: 'posts.write', title: 'Redirects' } as const

export const loader = staffLoader(handle.permission, async ({ request, staff: { role, timeZone } }) => {
  const query = new URL(request.url).searchParams
  const after = /^[0-9a-f-]{36}$/.exec(query.get('before') ?? '')?.[0]
  const { rows, next } = await listRedirects(db, after ? [after] : undefined)
  const from = (query.get('from') ?? '').slice(0, 300)
  return {
    rows,
    timeZone,
    from,
    mayWrite: can(role, 'posts.write'),
    newest: after ? path : null,
    older: next ? `${path}?before=${next[0]}` : null,
  }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.actionPermission, redirectSchema, {
  form: 'redirect',
  run: ({ value, staff, now }) => createRedirect(db, value, { actor: staff, now, isTaken }),
  done: ({ value: { from, to } }) => ({ to: path, text: `${from} leads to ${to} now.` }),
  failed: 'The redirect could not be saved. Please try again.',
})

const isTaken = (asked: string) => asked === '/' || findPublicPage(asked) !== undefined

export default function RedirectsPage() {
  const { rows, timeZone, from, mayWrite, newest, older } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs items={[managerCrumb, { label: 'Redirects' }]} />
      <h1>Redirects</h1>
      <ManagerLinks current="redirects" mayWrite={mayWrite} />
      <p>For addresses at which there is nothing any more. Former addresses of posts lead on by themselves.</p>
      {mayWrite ? <NewRedirect from={from} /> : null}
      {rows.length === 0 ? <EmptyState title="No redirects yet" /> : null}
      {rows.length > 0 ? (
        <Table caption="Redirects" columns={['From', 'To', 'Kind', 'Used', 'Last', 'Made by', 'Action']}>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className="typed">
                {row.from_path}
              </th>
              <td className="typed">{row.to_path}</td>
              <td>{kinds[row.kind]}</td>
              <td>{row.hits}</td>
              <td>{row.last_hit_at === null ? '–' : <Moment at={row.last_hit_at} zone={timeZone} />}</td>
              <td className="typed">{row.created_by}</td>
              <td>
                {mayWrite ? (
                  <LinkButton to={`${path}/${row.id}/delete`} variant="outline" size="s">
                    Delete<span className="visually-hidden">: {row.from_path}</span>
                  </LinkButton>
                ) : null}
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
      <ListPager label="Redirects pages" newest={newest} older={older} />
    </>
  )
}

const kinds = { 301: 'Permanent', 302: 'Temporary' } as const

function NewRedirect({ from }: { from: string }) {
  return (
    <ActionForm form="redirect" action={path} defaults={{ from, kind: '301' }} className="form card">
      <div className="form-grid">
        <TextField name="from" label="From" hint="A path, as /old-page" required />
        <TextField name="to" label="To" hint="A path, or https://…" required />
        <SelectField
          name="kind"
          label="Kind"
          required
          options={[
            { value: '301', label: 'Permanent (301)' },
            { value: '302', label: 'Temporary (302)' },
          ]}
        />
      </div>
      <SubmitButton busy="Saving...">Add redirect</SubmitButton>
    </ActionForm>
  )
}
