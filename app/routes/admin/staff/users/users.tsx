import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { type Account, listAccounts } from '#app/features/staff/accounts/users.server.ts'
import { roleNames } from '#app/features/staff/role-words.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { type Column, RecordTable, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { userPill, userStatusLabels, users } from './words.ts'

export const handle = { permission: 'users.manage', title: 'Users' } as const

export const loader = staffLoader(handle.permission, async ({ staff: { id, timeZone } }) => ({
  accounts: await listAccounts(db),
  ownId: id,
  timeZone,
}))

export default function UsersPage() {
  const say = useSay()
  const { accounts, ownId, timeZone } = useLoaderData<typeof loader>()
  const invite = (
    <LinkButton to={`${users}/invite`}>
      <Icon name="user-plus" size={18} />
      {say('Invite')}
    </LinkButton>
  )
  return (
    <StaffPage title={say('Users')} beside={invite}>
      <RecordTable
        caption={say('Members of staff by name')}
        rows={accounts}
        columns={columnsOf(ownId, timeZone, say)}
        keyOf={({ id }) => id}
      />
    </StaffPage>
  )
}

const columnsOf = (ownId: string, zone: string, say: Say): Column<Account>[] => [
  {
    head: 'Name',
    cell: ({ id, name }) => (
      <span className="typed" dir="auto">
        <Link to={`${users}/${id}`}>{name}</Link>
        {id === ownId ? ` ${say('(you)')}` : null}
      </span>
    ),
  },
  { head: 'Email', cell: ({ email }) => <TypedCell isLine>{email}</TypedCell> },
  { head: 'Roles', cell: ({ role }) => roleNames(role, say) },
  {
    head: 'Last sign-in',
    zone,
    label: 'Last sign-in',
    cell: ({ last_login_at: at }) => (at ? <Moment at={at} zone={zone} /> : say('Never')),
  },
  {
    head: 'Status',
    cell: ({ status }) => <Pill status={userPill[status]} label={userStatusLabels[status]} />,
  },
]
