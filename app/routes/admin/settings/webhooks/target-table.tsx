import type { ListedTarget } from '#app/features/records/webhooks/targets.server.ts'
import { targetKinds } from '#app/features/records/webhooks/words.ts'
import { useSay } from '#app/languages/say.tsx'
import { type Column, RecordTable, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { TargetPill } from './fields.tsx'
import { webhooksCrumb } from './words.ts'

export function TargetTable({ targets, zone }: { targets: readonly ListedTarget[]; zone: string }) {
  const say = useSay()
  const columns: Column<ListedTarget>[] = [
    { head: 'Name', cell: ({ id, name }) => <TypedCell to={`${webhooksCrumb.href}/${id}`}>{name}</TypedCell> },
    { head: 'Kind', cell: ({ kind }) => say(targetKinds[kind]) },
    { head: 'Site', label: 'Site', cell: ({ host }) => <TypedCell>{host}</TypedCell> },
    { head: `Created (${zone})`, cell: ({ created_at }) => <Moment at={created_at} zone={zone} /> },
    {
      head: 'Status',
      cell: ({ is_on, failing_since }) => <TargetPill isOn={is_on === 1} isFailing={failing_since !== null} />,
    },
  ]
  return <RecordTable caption={say('Targets, newest first')} rows={targets} columns={columns} keyOf={({ id }) => id} />
}
