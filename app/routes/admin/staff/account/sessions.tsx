// Where one's own account is signed in.
import { Form, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listApiTokens } from '#app/features/staff/api-tokens/api-tokens.server.ts'
import { listOwnSessions } from '#app/features/staff/sessions/own-sessions.server.ts'
import { describeUserAgent } from '#app/features/staff/sessions/user-agent.ts'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Table } from '#app/ui/table.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { ApiTokens } from './api-token-table.tsx'

const path = '/dashboard/settings/sessions'

export const handle = { permission: 'own.account', title: 'Sessions' } as const

export const loader = staffLoader(handle.permission, async ({ staff, now }) => {
  const sessions = await listOwnSessions(db, staff, now)
  return {
    timeZone: staff.timeZone,
    tokens: await listApiTokens(db, staff, now),
    sessions: sessions.map(({ user_agent, ...session }) => ({ ...session, device: describeUserAgent(user_agent) })),
  }
})

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'

export default function SessionsPage() {
  const { timeZone, sessions, tokens } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs items={[{ label: 'Settings', href: '/dashboard/settings' }, { label: 'Sessions' }]} />
      <div className="toolbar">
        <h1>Sessions</h1>
        {sessions.length > 1 || tokens.some(({ state }) => state === 'active') ? (
          <Form method="post" action={`${path}/end-others`} id="end-others">
            <Button type="submit" variant="outline">
              End All Others
            </Button>
          </Form>
        ) : null}
      </div>
      <p>
        Where you are signed in. End every session that you do not recognise, then change your password: both that and
        “End All Others” revoke your API tokens, too.
      </p>
      <Table
        caption="Sessions, this one first"
        columns={['Device', 'Address', `Signed in (${timeZone})`, 'Last seen', 'End']}
      >
        {sessions.map(({ id, isThis, device, address, created_at, last_seen_at }) => (
          <tr key={id}>
            <th scope="row" data-label="Device">
              {device}
            </th>
            <td data-label="Address">
              <span className="address">{address}</span>
            </td>
            <td data-label="Signed in">
              <Moment at={created_at} zone={timeZone} />
            </td>
            <td data-label="Last seen">
              <Moment at={last_seen_at} zone={timeZone} />
            </td>
            <td data-label="End">
              {isThis ? (
                <Pill status="active">This session</Pill>
              ) : (
                <Form method="post" action={`${path}/${id}/end`}>
                  <Button type="submit" variant="outline" size="s">
                    End<span className="visually-hidden"> the session of {device}</span>
                  </Button>
                </Form>
              )}
            </td>
          </tr>
        ))}
      </Table>
      {tokens.length > 0 ? <ApiTokens tokens={tokens} zone={timeZone} /> : null}
    </>
  )
}
