// The appointments to come, day by day.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { readAgenda } from '#app/features/appointments/agenda.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { AppointmentTable } from './table.tsx'

export const handle = { permission: 'enquiries.read', title: 'Appointments' } as const

export const loader = staffLoader(handle.permission, async ({ staff, now }) => ({
  ...(await readAgenda(db, now, staff)),
  zone: staff.timeZone,
}))

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'

export default function AppointmentsPage() {
  const say = useSay()
  const { days, free, zone } = useLoaderData<typeof loader>()
  return (
    <StaffPage
      title={say('Appointments')}
      above={[{ label: 'Contacts', href: '/dashboard/contacts' }]}
      beside={
        <LinkButton to="/dashboard/settings/calendar" variant="outline">
          {say('See them in your own calendar')}
        </LinkButton>
      }
    >
      {free === null ? null : <p>{say('Free times that visitors can still book: {offices}', { offices: free })}</p>}
      {days.length === 0 ? (
        <EmptyState
          level={2}
          title={say('No upcoming appointments')}
          hint={
            free === null
              ? say('Visitors choose times once an admin has opened them under Settings, Appointments.')
              : undefined
          }
        />
      ) : (
        days.map((shown) => (
          <section key={shown.day} className="stack agenda-day" aria-labelledby={`day-${shown.day}`}>
            <div className="toolbar">
              <h2 id={`day-${shown.day}`}>{shown.name}</h2>
              {shown.free === null ? null : <p className="soft">{say('Free: {offices}', { offices: shown.free })}</p>}
            </div>
            <AppointmentTable rows={shown.appointments} zone={zone} caption={shown.name} day={shown.day} />
          </section>
        ))
      )}
    </StaffPage>
  )
}
