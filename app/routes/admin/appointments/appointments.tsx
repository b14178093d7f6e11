// The appointments to come, soonest first.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listComing } from '#app/features/appointments/coming.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { AppointmentTable } from './table.tsx'

export const handle = { permission: 'enquiries.read', title: 'Appointments' } as const

export const loader = staffLoader(handle.permission, async ({ staff, now }) => ({
  appointments: await listComing(db, now),
  zone: staff.timeZone,
}))

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'

export default function AppointmentsPage() {
  const say = useSay()
  const { appointments, zone } = useLoaderData<typeof loader>()
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
      {appointments.length === 0 ? (
        <EmptyState
          level={2}
          title={say('No upcoming appointments')}
          hint={say('Visitors choose times once an admin has opened them under Settings, Appointments.')}
        />
      ) : (
        <AppointmentTable rows={appointments} zone={zone} caption={say('Appointments, soonest first')} />
      )}
    </StaffPage>
  )
}
