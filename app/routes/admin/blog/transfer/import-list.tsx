import type { ImportLine } from '#app/features/blog/transfer/stage-import.server.ts'
import type { Say } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { Typed } from '#app/routes/admin/shared/facts.tsx'
import { type Column, RecordTable, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { importPills, importStates, transferCrumb } from '../words.ts'

/** The imports of the last time, newest first. */
export const ImportList = ({ imports, zone }: { imports: readonly ImportLine[]; zone: string }) => {
  const say = useSay()
  return <RecordTable caption={say('Imports')} rows={imports} columns={columnsOf(say, zone)} keyOf={({ id }) => id} />
}

const columnsOf = (say: Say, zone: string): Column<ImportLine>[] => [
  { head: 'File', cell: ({ id, name }) => <TypedCell to={`${transferCrumb.href}/${id}`}>{name}</TypedCell> },
  { head: 'Status', cell: ({ status }) => <Pill status={importPills[status]}>{say(importStates[status])}</Pill> },
  { head: 'Created', cell: ({ created_at }) => <Moment at={created_at} zone={zone} /> },
  { head: 'By', cell: ({ created_by }) => <Typed>{created_by}</Typed> },
]
