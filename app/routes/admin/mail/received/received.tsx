// The received mails that match no record.
import { Link, useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { env } from '#app/env.server.ts'
import { pageOfQuarantined, type QuarantinedMail } from '#app/features/received-mail/received-mails.server.ts'
import { possibleReferences } from '#app/features/records/reference.ts'
import { can } from '#app/features/staff/permissions.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { senderWords } from '#app/mail/incoming/sender-name.ts'
import type { ListSpec } from '#app/routes/admin/shared/list-params.ts'
import { type Column, RecordList, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { MailLinks } from '../mail-parts.tsx'
import { quarantineWords, received, subjectWords } from './words.ts'

const spec: ListSpec<'discarded'> = {
  path: received,
  rows: 'emails',
  pages: 'Pages of received emails',
  caption: 'Received emails in quarantine, newest first',
  cursor: ['number', 'id'],
  tabs: {
    label: 'Received emails by decision',
    statuses: { discarded: 'Discarded' },
    none: { discarded: { title: 'No discarded emails', hint: 'Discarded emails stay here until they are deleted.' } },
    notInAll: ['discarded'],
  },
  empty: {
    yet: {
      title: 'Nothing to review',
      hint: 'Replies are filed with the enquiry or application they belong to. Emails we can’t match appear here.',
    },
    filtered: 'No emails found',
  },
}

export const handle = { permission: 'received.read', title: 'Received emails' } as const

export const loader = staffList(handle.permission, spec, async ({ status, after, chosen }, { staff, request }) => {
  const [reference = ''] = possibleReferences(new URL(request.url).searchParams.get('reference') ?? '')
  return {
    ...(await pageOfQuarantined(db, after, { isDiscarded: status === 'discarded', reference })),
    reference,
    chosen: { ...chosen, reference },
    isReceiving: env.INBOUND_DOMAIN !== undefined,
    mayOpenMail: can(staff.role, 'mail.read'),
  }
})

export default function ReceivedPage() {
  const say = useSay()
  const { rows, list, timeZone, isReceiving, mayOpenMail, reference } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Received emails')}>
      {mayOpenMail ? <MailLinks current="Received|mails" /> : null}
      {isReceiving ? null : (
        <p className="banner" data-kind="info">
          {say('Incoming email isn’t set up. Replies go to the office mailbox.')}
        </p>
      )}
      {reference ? (
        <p>
          <Said
            phrase="Only emails to {reference}. {link}"
            values={{ reference, link: <Link to={received}>{say('Show all')}</Link> }}
          />
        </p>
      ) : null}
      {rows.length > 0 && !list.status ? <p>{say('Emails that we couldn’t file automatically.')}</p> : null}
      <RecordList spec={spec} list={list} rows={rows} columns={columnsOf(say, timeZone)} keyOf={({ id }) => id} />
    </StaffPage>
  )
}

const columnsOf = (say: Say, zone: string): Column<QuarantinedMail>[] => [
  {
    head: 'Subject',
    cell: ({ id, subject }) => <TypedCell to={`${received}/${id}`}>{subjectWords(say, subject)}</TypedCell>,
  },
  {
    head: 'From|mail',
    cell: ({ from_address, from_name }) => (
      <TypedCell>{senderWords(from_address, from_name) || say('Unknown sender')}</TypedCell>
    ),
  },
  { head: 'Why it isn’t filed', cell: ({ reason }) => (reason ? say(quarantineWords[reason]) : '–') },
  { head: 'Received|mails', zone, cell: ({ received_at }) => <Moment at={received_at} zone={zone} /> },
]
