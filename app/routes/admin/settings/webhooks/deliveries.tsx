// The deliveries to other programs, with their states.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { countDeliveries, type DeliveryRow, listDeliveries } from '#app/features/records/webhooks/deliveries.server.ts'
import { deliveryStates } from '#app/features/records/webhooks/words.ts'
import { useSay } from '#app/languages/say.tsx'
import type { ListSpec } from '#app/routes/admin/shared/list-params.ts'
import { type Column, RecordList, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { DeliveryStatus } from '#db/tables/webhooks.ts'
import { WebhookLinks } from './target-fields.tsx'
import { aboveTargets, deliveriesCrumb, deliveryPill, webhooksCrumb } from './words.ts'

const spec: ListSpec<DeliveryStatus> = {
  path: deliveriesCrumb.href,
  rows: 'deliveries',
  pages: 'Deliveries pages',
  caption: 'Deliveries, newest first',
  cursor: ['number', 'id'],
  tabs: {
    label: 'Deliveries by state',
    statuses: deliveryStates,
    none: {
      queued: 'No deliveries: queued',
      held: 'No deliveries: held',
      sending: 'No deliveries: sending',
      sent: 'No deliveries: sent',
      failed: 'No deliveries: failed',
      discarded: 'No deliveries: discarded',
    },
  },
  empty: {
    yet: {
      title: 'No deliveries yet',
      hint: 'Each change that is sent to a target appears here.',
      link: { to: webhooksCrumb.href, label: 'Add target' },
    },
  },
}

export const handle = { permission: 'company.manage', title: 'Deliveries' } as const

export const loader = staffList(handle.permission, spec, async ({ status, after }) => ({
  ...(await listDeliveries(db, status, after)),
  counts: await countDeliveries(db),
}))

export default function DeliveriesPage() {
  const say = useSay()
  const { rows, list, timeZone } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Deliveries')} above={aboveTargets}>
      <WebhookLinks current="Deliveries" />
      <RecordList spec={spec} list={list} rows={rows} columns={columnsOf(timeZone)} keyOf={({ id }) => id} />
    </StaffPage>
  )
}

const columnsOf = (zone: string): Column<DeliveryRow>[] => [
  {
    head: 'Event',
    cell: ({ id, event, reference }) => (
      <>
        <TypedCell to={`${spec.path}/${id}`}>{event}</TypedCell>
        {reference ? <span className="row-note">{reference}</span> : null}
      </>
    ),
  },
  { head: 'Target', cell: ({ target }) => <TypedCell>{target}</TypedCell> },
  { head: 'Created', zone, cell: ({ created_at }) => <Moment at={created_at} zone={zone} /> },
  { head: 'Attempts', label: 'Attempts', cell: ({ attempts }) => String(attempts) },
  { head: 'Status', cell: ({ status }) => <Pill status={deliveryPill(status)} label={deliveryStates[status]} /> },
]
