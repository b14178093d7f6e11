import type { ComingAppointment } from '#app/features/appointments/coming.server.ts'
import { useSay, useWord } from '#app/languages/say.tsx'
import { Typed } from '#app/routes/admin/shared/facts.tsx'
import { type Column, RecordTable, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { PersonLink } from '../records/person-link.tsx'

type AppointmentTableProps = { rows: readonly ComingAppointment[]; zone: string; caption: string }

export function AppointmentTable({ rows, zone, caption }: AppointmentTableProps) {
  const say = useSay()
  const word = useWord()
  const columns: Column<ComingAppointment>[] = [
    { head: `Time (${zone})`, label: 'Time', cell: ({ starts_at }) => <Moment at={starts_at} zone={zone} /> },
    {
      head: 'Name',
      isRowHead: true,
      cell: ({ name, reference }) => <PersonLink kind="enquiry" {...{ name, reference, query: '' }} />,
    },
    { head: 'Subject', cell: ({ subject }) => (subject === null ? '–' : <TypedCell>{subject}</TypedCell>) },
    { head: 'Assigned to', cell: ({ assignee }) => (assignee === null ? '–' : <Typed>{assignee}</Typed>) },
    { head: 'Duration', cell: ({ minutes }) => say('{count} minutes', { count: minutes }) },
    { head: 'Office', cell: ({ office }) => word(office) },
  ]
  return <RecordTable caption={caption} rows={rows} columns={columns} keyOf={({ id }) => id} />
}
