// The suppressed addresses, with reasons.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { pageOfSuppressed } from '#app/mail/suppressions.server.ts'
import type { ListSpec } from '#app/routes/admin/shared/list-params.ts'
import { type Column, RecordList, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { SuppressedAddress } from '#db/tables/mail.ts'
import { MailLinks } from './mail-parts.tsx'
import { mailPill, mailStatusLabels } from './words.ts'

const spec: ListSpec<never> = {
  path: '/dashboard/mail/suppressed',
  rows: 'addresses',
  pages: 'Pages of suppressed addresses',
  caption: 'Suppressed addresses, newest first',
  cursor: ['number', 'id'],
  empty: {
    yet: {
      title: 'No suppressed addresses',
      hint: 'An address appears here when an email to it bounces or is reported as spam.',
    },
  },
}

export const handle = { permission: 'mail.read', title: 'Suppressed addresses' } as const

export const loader = staffList(handle.permission, spec, ({ after }) => pageOfSuppressed(db, after))

export default function SuppressedPage() {
  const say = useSay()
  const { rows, list, timeZone } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say(handle.title)}>
      <MailLinks current="Suppressed addresses" />
      <p>{say('We won’t send anything to these addresses until you release them.')}</p>
      <RecordList spec={spec} list={list} rows={rows} columns={columnsOf(say, timeZone)} keyOf={({ id }) => id} />
    </StaffPage>
  )
}

const columnsOf = (say: Say, zone: string): Column<SuppressedAddress>[] => [
  { head: 'Address', cell: ({ address }) => <TypedCell>{address}</TypedCell> },
  {
    head: 'Reason',
    cell: ({ reason, detail }) => (
      <>
        <Pill status={mailPill[reason]} label={mailStatusLabels[reason]} />
        {detail ? (
          <span className="row-note" dir="auto">
            {detail}
          </span>
        ) : null}
      </>
    ),
  },
  { head: 'Since', zone, cell: ({ suppressed_at }) => <Moment at={suppressed_at} zone={zone} /> },
  {
    head: 'Release',
    isAction: true,
    cell: ({ id, address }) => (
      <LinkButton
        to={`${spec.path}/${id}/release`}
        size="s"
        variant="outline"
        aria-label={say('Release {address}', { address })}
      >
        {say('Release')}
      </LinkButton>
    ),
  },
]
