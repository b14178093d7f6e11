import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { createRedirect, lateErrors, listRedirects } from '#app/features/redirects/redirects.server.ts'
import { redirectSchema } from '#app/features/redirects/schema.ts'
import { can } from '#app/features/staff/permissions.ts'
import { message } from '#app/languages/message.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import type { ListSpec } from '#app/routes/admin/shared/list-params.ts'
import { type Column, RecordList, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { staffAction } from '#app/routes/admin/shared/staff-action.server.ts'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { ListAndForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { takenAddresses } from '#app/routes/public-pages.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Redirect } from '#db/tables/site.ts'
import { ManagerLinks } from '../manager-links.tsx'
import { manager, redirectsCrumb } from '../words.ts'
import { NewRedirect } from './redirect-form.tsx'

const spec: ListSpec<never> = {
  path: redirectsCrumb.href,
  rows: 'redirects',
  pages: 'Redirects pages',
  caption: 'Redirects',
  cursor: ['id'],
  empty: { yet: { title: 'No redirects yet' } },
}

export const handle = { permission: 'posts.read', actionPermission: 'posts.write', title: 'Redirects' } as const

export const loader = staffList(handle.permission, spec, async ({ after }, { request, staff }) => {
  const from = (new URL(request.url).searchParams.get('from') ?? '').slice(0, 300)
  return { ...(await listRedirects(db, after)), from, mayWrite: can(staff.role, 'posts.write') }
})

export const action = staffAction(handle.actionPermission, redirectSchema, {
  form: 'redirect',
  run: async ({ value, by }) => createRedirect(db, value, by, await takenAddresses(db, by.now)),
  done: ({ value }) => ({ to: spec.path, text: message('Redirect added: {from} → {to}.', value) }),
  failed: 'We couldn’t save the redirect. Please try again.',
  late: async ({ now }, values) => lateErrors(db, values, await takenAddresses(db, now)),
})

export default function RedirectsPage() {
  const say = useSay()
  const { rows, list, timeZone, from, mayWrite } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Redirects')}>
      <ManagerLinks current="Redirects" mayWrite={mayWrite} />
      <p>
        {say('For addresses that no longer have a page. Posts redirect from their old addresses automatically.')}{' '}
        <Link to={`${manager}/missing`}>{say('Missing addresses')}</Link>
      </p>
      <ListAndForm
        form={mayWrite ? <NewRedirect from={from} /> : null}
        id="redirect"
        label={say('Add redirect')}
        isEmpty={rows.length === 0 && !list.newest}
        isOpen={from !== ''}
      >
        <RecordList
          spec={spec}
          list={list}
          rows={rows}
          columns={columnsOf(say, timeZone, mayWrite)}
          keyOf={({ id }) => id}
        />
      </ListAndForm>
    </StaffPage>
  )
}

const columnsOf = (say: Say, zone: string, mayWrite: boolean): Column<Redirect>[] => [
  {
    head: 'From|redirect',
    cell: ({ id, from_path }) => <TypedCell to={mayWrite ? `${spec.path}/${id}` : undefined}>{from_path}</TypedCell>,
  },
  { head: 'To|redirect', label: 'To|redirect', cell: ({ to_path }) => <span className="typed">{to_path}</span> },
  { head: 'Type', cell: ({ kind }) => say(kinds[kind]) },
  { head: 'Used', label: 'Used', isNumber: true, cell: ({ hits }) => hits },
  {
    head: 'Last',
    label: 'Last',
    cell: ({ last_hit_at }) => (last_hit_at === null ? '–' : <Moment at={last_hit_at} zone={zone} />),
  },
  { head: 'Created by', cell: ({ created_by }) => <span className="typed">{created_by}</span> },
  {
    head: 'Action',
    isAction: true,
    cell: ({ id, from_path }) =>
      mayWrite ? (
        <LinkButton to={`${spec.path}/${id}/delete`} variant="outline" size="s">
          {say('Delete')}
          <span className="visually-hidden">: {from_path}</span>
        </LinkButton>
      ) : null,
  },
]

const kinds = { 301: 'Permanent', 302: 'Temporary' } as const
