import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { type PlaceStep, placeSteps } from '#app/features/applications/places/place-statuses.ts'
import { countPlaces, listPlaces, type PlaceRow } from '#app/features/applications/places/places.server.ts'
import { useSay } from '#app/languages/say.tsx'
import type { ListSpec } from '#app/routes/admin/shared/list-params.ts'
import { type Column, RecordList, TypedCell } from '#app/routes/admin/shared/record-list.tsx'
import { staffList } from '#app/routes/admin/shared/staff-list.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import { CareersLinks } from '../links.tsx'
import { PlacePill } from './place-pill.tsx'
import { placePage, places } from './words.ts'

const spec: ListSpec<PlaceStep> = {
  path: places,
  rows: 'places',
  pages: 'Course places pages',
  caption: 'Course places, newest first',
  cursor: ['number', 'id'],
  tabs: {
    label: 'Course places by status',
    statuses: placeSteps,
    none: {
      pending: 'No places are pending',
      waiting: 'No places are on the waiting list',
      confirmed: 'No places are confirmed',
      completed: 'No places are completed',
      cancelled: 'No places are cancelled',
    },
  },
  empty: { yet: { title: 'No course places yet', hint: 'Each accepted application gets one.' } },
}

export const handle = { permission: 'applications.read', title: 'Course places' } as const

export const loader = staffList(handle.permission, spec, async ({ status, after }) => {
  const [counts, page] = await Promise.all([countPlaces(db), listPlaces(db, { status }, after)])
  return { ...page, counts }
})

export default function PlacesPage() {
  const say = useSay()
  const { timeZone, list, rows } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Course places')}>
      <CareersLinks current="Course places" />
      <RecordList spec={spec} list={list} rows={rows} columns={columnsOf(timeZone)} keyOf={({ id }) => id} />
    </StaffPage>
  )
}

const columnsOf = (zone: string): Column<PlaceRow>[] => [
  { head: 'Name', cell: (place) => <TypedCell to={placePage(place)}>{place.name}</TypedCell> },
  { head: 'Course', cell: ({ course_name }) => <span dir="auto">{course_name}</span> },
  {
    head: 'Run',
    label: 'Run',
    cell: ({ starts_on }) => (starts_on ? <CalendarDate date={starts_on} isShort /> : '–'),
  },
  { head: 'Created', zone, cell: ({ created_at }) => <Moment at={created_at} zone={zone} /> },
  { head: 'Status', cell: (place) => <PlacePill place={place} /> },
]
