// All records from one address, and the mails to it. The page's address names a record, because an e-mail address in a
// URL would end up in logs and histories.

import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listAppointmentsOf } from '#app/features/appointments/coming.server.ts'
import { findPersonRecords } from '#app/features/inbox/inbox.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { isMergeable } from '#app/features/records/merge.server.ts'
import { possibleReferences } from '#app/features/records/reference.ts'
import { can } from '#app/features/staff/permissions.ts'
import { drawn } from '#app/languages/message.ts'
import { useSay } from '#app/languages/say.tsx'
import { mailsTo, markLost } from '#app/mail/outbox/mails.server.ts'
import { AppointmentTable } from '#app/routes/admin/appointments/appointment-table.tsx'
import { shownRows } from '#app/routes/admin/inbox/inbox-page.server.ts'
import { InboxTable } from '#app/routes/admin/inbox/inbox-table.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { type InboxQuery, inboxCrumb, inboxPath, readerOf } from '../inbox/query.ts'
import { RecordMails } from './mails.tsx'

export const handle = { permission: 'inbox.read', title: 'Everything from one address' } as const

export const loader = staffLoader(handle.permission, async ({ params, staff, now, language }) => {
  const [reference = ''] = possibleReferences(params.reference ?? '')
  const rows = await findPersonRecords(db, reference, readerOf(staff, now))
  const record = rows?.find((row) => row.reference === reference)
  if (!rows || !record) return null
  const mayReadMail = can(staff.role, 'mail.read')
  const mails = mayReadMail && record.email ? await markLost(db, await mailsTo(db, record.email), now) : []
  const { kind, name, email } = record
  const mergeable = can(staff.role, 'enquiries.write') ? rows.filter((row) => row.email && isMergeable(row)) : []
  const merges = mergeable.find((row) => row.reference === reference) ?? mergeable[0]
  return {
    rows: await shownRows(rows, staff),
    appointments: await listAppointmentsOf(
      db,
      rows.map((row) => row.reference),
      language,
    ),
    record: { kind, reference, name, email },
    merge: merges && mergeable.length > 1 ? `${inboxPath}/${merges.reference}/merge` : null,
    mails,
    mayReadMail,
    now,
    timeZone: staff.timeZone,
  }
})

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'

export default function PersonPage() {
  const say = useSay()
  const { rows, appointments, record, merge, mails, mayReadMail, now, timeZone } = useLoaderData<typeof loader>()
  const { name, email } = record
  // Next and Previous follow the search for this address.
  const query: InboxQuery = { view: 'all', search: email }
  return (
    <StaffPage
      title={say('Messages from {sender}', { sender: email || name })}
      isTyped
      above={[inboxCrumb, { label: drawn(record.reference), href: recordPath(record) }]}
      crumb={say('All messages from this sender')}
      beside={
        merge ? (
          <LinkButton to={merge} variant="outline">
            {say('Merge')}
          </LinkButton>
        ) : null
      }
    >
      <InboxTable rows={rows} query={query} now={now} zone={timeZone} colleagues={null} />
      {appointments.length > 0 ? (
        <AppointmentTable
          rows={appointments}
          zone={timeZone}
          caption={say('Appointments of this person, newest first')}
        />
      ) : null}
      {mayReadMail ? <RecordMails about="person" mails={mails} zone={timeZone} isLinked /> : null}
    </StaffPage>
  )
}
