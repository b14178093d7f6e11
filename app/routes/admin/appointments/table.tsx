import type { ListedAppointment } from '#app/features/appointments/coming.server.ts'
import { useSay, useWord } from '#app/languages/say.tsx'
import { Typed } from '#app/routes/admin/shared/facts.tsx'
import { type Column, RecordTable, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { dayOf } from '#app/time/days.ts'
import { Moment } from '#app/ui/text/moment.tsx'
import { PersonLink } from '../records/person-link.tsx'

type AppointmentTableProps = {
  rows: readonly ListedAppointment[]
  zone: string
  caption: string
  /** All are of this day, which stands above them. */
  day?: string
}

export function AppointmentTable({ rows, zone, caption, day }: AppointmentTableProps) {
  const say = useSay()
  const word = useWord()
  const columns: Column<ListedAppointment>[] = [
    {
      head: `Time (${zone})`,
      label: 'Time',
      cell: ({ starts_at }) => <Moment at={starts_at} zone={zone} only={day ? 'time' : undefined} />,
    },
    {
      head: 'Visitor’s time',
      label: 'Visitor’s time',
      cell: (row) => (row.visitor ? <VisitorsTime {...row} visitor={row.visitor} day={day} /> : '–'),
    },
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

type VisitorsTimeProps = Pick<ListedAppointment, 'starts_at'> & {
  visitor: NonNullable<ListedAppointment['visitor']>
  day?: string
}

/** With its day where that is another one. */
function VisitorsTime({ starts_at, visitor: { zone, city }, day }: VisitorsTimeProps) {
  return (
    <>
      <Moment at={starts_at} zone={zone} only={dayOf(starts_at, zone) === day ? 'time' : 'hour'} /> ({city})
    </>
  )
}
