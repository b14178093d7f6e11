// Shows everything about the person behind an address, and leads to copy, correction and erasure; or says that there is nothing.
import { Link, useLoaderData, useParams } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { findKnown } from '#app/features/people/known-data.server.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { type Column, RecordTable, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { RecordKind } from '#db/tables/records.ts'
import { addressIn, peoplePath } from './address-id.server.ts'
import { FindPerson, KnownCounts } from './person-parts.tsx'

export const handle = { permission: 'people.manage', title: 'What is known about a person' } as const

export const loader = staffLoader(handle.permission, async ({ id, staff: { timeZone } }) => {
  const address = addressIn(id)
  if (address === null) return null
  const known = await findKnown(db, address)
  if (!known) return { address, known }
  const { counts, records, subscriberIds, person } = known
  const { key, isStaff } = person
  const hasDetails = records.length > 0 || subscriberIds.length > 0
  return { address: key, known: { isStaff, counts, records, subscriberIds, hasDetails, timeZone, peoplePath } }
})

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'

export default function PersonPage() {
  const { address, known } = useLoaderData<typeof loader>()
  return known ? <KnownPerson address={address} {...known} /> : <NothingKnown address={address} />
}

/** Another search stands first, because people write from several addresses. */
function NothingKnown({ address }: { address: string }) {
  const say = useSay()
  return (
    <StaffPage title={say('A person’s data')}>
      <FindPerson who={address} />
      <EmptyState
        title={<Said phrase="We hold nothing about {address}." values={{ address: <bdi>{address}</bdi> }} />}
        hint={say('People often write from several addresses. Ask which others they use, or look for their name.')}
      />
    </StaffPage>
  )
}

type KnownPersonProps = { address: string } & NonNullable<Awaited<ReturnType<typeof loader>>['known']>

function KnownPerson(props: KnownPersonProps) {
  const { address, isStaff, counts, records, subscriberIds, hasDetails, timeZone, peoplePath } = props
  const say = useSay()
  const path = `${peoplePath}/${useParams().id}`
  return (
    <StaffPage
      title={address}
      isTyped
      above={[{ label: 'A person’s data', href: peoplePath }]}
      beside={
        <>
          <LinkButton to={`${path}/copy.zip`} reloadDocument>
            {say('Download a copy')}
          </LinkButton>
          <LinkButton to={`${path}/erase`} variant="outline" data-loss>
            {say('Erase…')}
          </LinkButton>
        </>
      }
    >
      {isStaff ? (
        <p className="banner">
          {say(
            'A colleague signs in with this address too. The account and the emails to it as a colleague are not part of this.',
          )}
        </p>
      ) : null}
      <Panel id="known" title={say('Data we hold')}>
        <KnownCounts counts={counts} address={address} />
      </Panel>
      <Panel id="correct" title={say('Correct the data')}>
        {hasDetails ? (
          <p>
            <LinkButton to={`${path}/correct`} variant="outline">
              {say('Correct name, phone or company')}
            </LinkButton>
          </p>
        ) : null}
        {records.length > 0 ? (
          <RecordTable
            caption={say('Enquiries and applications')}
            rows={records}
            columns={columnsOf(timeZone)}
            keyOf={({ reference }) => reference}
          />
        ) : null}
        {subscriberIds.map((id) => (
          <p key={id}>
            <Said
              phrase="{link}: the person changes it by the link in each email"
              values={{
                link: <Link to={`/dashboard/newsletter/${id}`}>{say('The newsletter subscription')}</Link>,
              }}
            />
          </p>
        ))}
      </Panel>
    </StaffPage>
  )
}

type Row = { kind: RecordKind; reference: string; name: string; received_at: number }

const columnsOf = (zone: string): Column<Row>[] => [
  { head: 'Reference', cell: (record) => <Link to={recordPath(record)}>{record.reference}</Link> },
  { head: 'Name', cell: ({ name }) => <TypedCell>{name}</TypedCell> },
  { head: 'Received', zone, cell: ({ received_at }) => <Moment at={received_at} zone={zone} /> },
  { head: 'Change', isAction: true, cell: ({ reference }) => <EditAddress reference={reference} /> },
]

const EditAddress = ({ reference }: Pick<Row, 'reference'>) => (
  <LinkButton to={`/dashboard/inbox/${reference}/address`} variant="outline" size="s">
    {useSay()('Edit email address')}
  </LinkButton>
)
