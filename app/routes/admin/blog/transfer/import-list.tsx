import type { ImportLine } from '#app/features/blog/transfer/stage-import.server.ts'
import { Typed } from '#app/routes/admin/shared/facts.tsx'
import { type Column, RecordTable, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { importStates, transferCrumb } from '../words.ts'

/** The imports of the last time, newest first. */
export const ImportList = ({ imports, zone }: { imports: readonly ImportLine[]; zone: string }) => (
  <RecordTable caption="Imports" rows={imports} columns={columnsOf(zone)} keyOf={({ id }) => id} />
)

const columnsOf = (zone: string): Column<ImportLine>[] => [
  { head: 'File', cell: ({ id, name }) => <TypedCell to={`${transferCrumb.href}/${id}`}>{name}</TypedCell> },
  { head: 'From', cell: ({ source }) => source },
  { head: 'State', cell: ({ status }) => importStates[status] },
  { head: 'Created', cell: ({ created_at }) => <Moment at={created_at} zone={zone} /> },
  { head: 'By', cell: ({ created_by }) => <Typed>{created_by}</Typed> },
]
