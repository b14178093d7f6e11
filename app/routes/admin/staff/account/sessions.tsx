// The sessions of a person's own account.
import { Form, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listApiTokens } from '#app/features/staff/api-tokens/api-tokens.server.ts'
import { listOwnSessions } from '#app/features/staff/sessions/own-sessions.server.ts'
import { describeUserAgent } from '#app/features/staff/sessions/user-agent.ts'
import { type Column, RecordTable } from '#app/routes/admin/shared/record-list.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
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
              End all others
            </Button>
          </Form>
        ) : null}
      </div>
      <p>
        You are signed in here. End every session that you do not recognise, then change your password. Changing it, or
        “End all others”, also revokes your API tokens.
      </p>
      <RecordTable
        caption="Sessions, this one first"
        rows={sessions}
        columns={columnsOf(timeZone)}
        keyOf={({ id }) => id}
      />
      {tokens.length > 0 ? <ApiTokens tokens={tokens} zone={timeZone} /> : null}
    </>
  )
}

type Session = ReturnType<typeof useLoaderData<typeof loader>>['sessions'][number]

const columnsOf = (zone: string): Column<Session>[] => [
  { head: 'Device', label: 'Device', cell: ({ device }) => device },
  { head: 'Address', label: 'Address', cell: ({ address }) => <span className="address">{address}</span> },
  { head: `Signed in (${zone})`, label: 'Signed in', cell: ({ created_at }) => <Moment at={created_at} zone={zone} /> },
  { head: 'Last seen', label: 'Last seen', cell: ({ last_seen_at }) => <Moment at={last_seen_at} zone={zone} /> },
  {
    head: 'End',
    label: 'End',
    cell: ({ isThis, ...session }) => (isThis ? <Pill status="active">This session</Pill> : <End {...session} />),
  },
]

const End = ({ id, device }: Pick<Session, 'id' | 'device'>) => (
  <Form method="post" action={`${path}/${id}/end`}>
    <Button type="submit" variant="outline" size="s">
      End<span className="visually-hidden"> the session of {device}</span>
    </Button>
  </Form>
)
