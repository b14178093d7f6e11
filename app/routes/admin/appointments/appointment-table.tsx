import type { ListedAppointment } from '#app/features/appointments/coming.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Typed } from '#app/routes/admin/shared/facts.tsx'
import { type Column, RecordTable, type RowGroup, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { dayOf } from '#app/time/days.ts'
import { Moment } from '#app/ui/text/moment.tsx'
import { PersonLink } from '../records/links.tsx'

type AppointmentTableProps = {
  rows?: readonly ListedAppointment[]
  zone: string
  caption: string
  /** In place of rows in one part. */
  days?: readonly RowGroup<ListedAppointment>[]
}

export function AppointmentTable({
  days,
  rows = days?.flatMap((day) => day.rows) ?? [],
  ...shown
}: AppointmentTableProps) {
  const { zone, caption } = shown
  const say = useSay()
  const columns: Column<ListedAppointment>[] = [
    {
      head: 'Time',
      zone,
      label: 'Time',
      cell: ({ starts_at }) => <Moment at={starts_at} zone={zone} only={days ? 'time' : undefined} />,
    },
    ...(rows.some(({ visitor }) => visitor) ? [visitorsTime(zone, days !== undefined)] : []),
    {
      head: 'Name',
      isRowHead: true,
      cell: ({ name, reference, held_until }) => (
        <>
          <PersonLink kind="enquiry" {...{ name, reference, query: '' }} />
          {held_until === null ? null : (
            <div className="soft">
              <Said
                phrase="Not confirmed yet, kept until {time}"
                values={{ time: <Moment at={held_until} zone={zone} only="time" /> }}
              />
            </div>
          )}
        </>
      ),
    },
    { head: 'Subject', cell: ({ subject }) => (subject === null ? '–' : <TypedCell>{subject}</TypedCell>) },
    { head: 'Assigned to', cell: ({ assignee }) => (assignee === null ? '–' : <Typed>{assignee}</Typed>) },
    { head: 'Duration', cell: ({ minutes }) => say('{count} minutes', { count: minutes }).replace(' ', '\u00a0') },
    { head: 'Office', cell: ({ office }) => say(office) },
  ]
  return <RecordTable caption={caption} rows={rows} columns={columns} keyOf={({ id }) => id} groups={days} />
}

/** With its day where that is another one than the reader's, or where no day stands above. */
const visitorsTime = (ownZone: string, isByDay: boolean): Column<ListedAppointment> => ({
  head: 'Visitor’s time',
  label: 'Visitor’s time',
  cell: ({ starts_at, visitor }) => {
    if (!visitor) return '–'
    const { zone, city } = visitor
    const isSameDay = isByDay && dayOf(starts_at, zone) === dayOf(starts_at, ownZone)
    return (
      <>
        <Moment at={starts_at} zone={zone} only={isSameDay ? 'time' : 'hour'} /> ({city})
      </>
    )
  },
})
