import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listAccounts } from '#app/features/staff/accounts/users.server.ts'
import { roleLabels } from '#app/features/staff/permissions.ts'
import { requireStaff } from '#app/features/staff/require-staff.server.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Table } from '#app/ui/table.tsx'
import { userPill, userStatusLabels } from './user-words.ts'

const path = '/dashboard/users'

export const handle = { permission: 'users.manage' } as const

export const meta: MetaFunction = (args) => pageMeta(args, { title: 'Users', noindex: true })

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, timeZone } = await requireStaff(db, request, handle.permission)
  return { users: await listAccounts(db), ownId: id, timeZone }
}

export { readOnly as action } from '#app/routes/admin/shared/read-only.server.ts'

export default function UsersPage() {
  const { users, ownId, timeZone } = useLoaderData<typeof loader>()
  return (
    <>
      <div className="toolbar">
        <h1>Users</h1>
        <LinkButton to={`${path}/invite`}>
          <Icon name="user-plus" size={18} />
          Invite
        </LinkButton>
      </div>
      <Table
        caption="Members of staff by name"
        columns={['Name', 'Email', 'Role', `Last sign-in (${timeZone})`, 'Status']}
      >
        {users.map(({ id, name, email, role, status, last_login_at }) => (
          <tr key={id}>
            <th scope="row" data-label="Name">
              <span className="typed" dir="auto">
                <Link to={`${path}/${id}`}>{name}</Link>
                {id === ownId ? ' (you)' : null}
              </span>
            </th>
            <td data-label="Email">
              <span className="typed">{email}</span>
            </td>
            <td data-label="Role">{roleLabels[role]}</td>
            <td data-label="Last sign-in">{last_login_at ? <Moment at={last_login_at} zone={timeZone} /> : 'Never'}</td>
            <td data-label="Status">
              <Pill status={userPill[status]}>{userStatusLabels[status]}</Pill>
            </td>
          </tr>
        ))}
      </Table>
    </>
  )
}
