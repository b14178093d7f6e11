// The sessions of a person's own account.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listApiTokens } from '#app/features/staff/api-tokens/api-tokens.server.ts'
import { listOwnSessions } from '#app/features/staff/sessions/own-sessions.server.ts'
import { describeUserAgent } from '#app/features/staff/sessions/user-agent.ts'
import { PostButton } from '#app/forms/post-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { type Column, RecordTable } from '#app/routes/admin/shared/record-list.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { ApiTokens } from './api-token-table.tsx'

const path = '/dashboard/settings/sessions'

export const handle = { permission: 'own.account', title: 'Sessions' } as const

export const loader = staffLoader(handle.permission, async ({ staff, now, say }) => {
  const sessions = await listOwnSessions(db, staff, now)
  return {
    timeZone: staff.timeZone,
    tokens: await listApiTokens(db, staff, now),
    sessions: sessions.map(({ user_agent, ...session }) => ({
      ...session,
      device: describeUserAgent(user_agent, say),
    })),
  }
})

export default function SessionsPage() {
  const say = useSay()
  const { timeZone, sessions, tokens } = useLoaderData<typeof loader>()
  const hasOthers = sessions.length > 1 || tokens.some(({ state }) => state === 'active')
  const endOthers = (
    <PostButton action={`${path}/end-others`} id="end-others" variant="outline">
      {say('End all others')}
    </PostButton>
  )
  return (
    <StaffPage title={say('Sessions')} above={[settingsCrumb]} beside={hasOthers ? endOthers : null}>
      <p>
        {say('You’re signed in on these devices. End any session you don’t recognise, then change your password.')}{' '}
        {hasOthers
          ? say('Changing it, or “End all others”, also revokes your API tokens.')
          : say('Changing it also revokes your API tokens.')}
      </p>
      <RecordTable
        caption={say('Sessions, this one first')}
        rows={sessions}
        columns={columnsOf(timeZone)}
        keyOf={({ id }) => id}
      />
      {tokens.length > 0 ? <ApiTokens tokens={tokens} zone={timeZone} /> : null}
    </StaffPage>
  )
}

type Session = ReturnType<typeof useLoaderData<typeof loader>>['sessions'][number]

const columnsOf = (zone: string): Column<Session>[] => [
  { head: 'Device', cell: ({ device }) => device },
  { head: 'Address', cell: ({ address }) => <span className="address">{address}</span> },
  { head: 'Signed in', zone, label: 'Signed in', cell: ({ created_at }) => <Moment at={created_at} zone={zone} /> },
  { head: 'Last seen', label: 'Last seen', cell: ({ last_seen_at }) => <Moment at={last_seen_at} zone={zone} /> },
  {
    head: 'End',
    isAction: true,
    cell: ({ isThis, ...session }) => (isThis ? <ThisSession /> : <End {...session} />),
  },
]

const ThisSession = () => <Pill status="active">{useSay()('This session')}</Pill>

const End = ({ id, device }: Pick<Session, 'id' | 'device'>) => {
  const say = useSay()
  return (
    <PostButton action={`${path}/${id}/end`} variant="outline" size="s">
      {say('End')}
      <span className="visually-hidden"> {say('the session of {device}', { device })}</span>
    </PostButton>
  )
}
