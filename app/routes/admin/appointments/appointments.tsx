// The appointments to come, day by day.
import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { readAgenda } from '#app/features/appointments/coming.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { AppointmentTable } from './appointment-table.tsx'

export const handle = { permission: 'enquiries.read', title: 'Appointments' } as const

export const loader = staffLoader(handle.permission, async ({ staff, now }) => ({
  ...(await readAgenda(db, now, staff)),
  zone: staff.timeZone,
  mayOffer: can(staff.role, 'company.manage'),
}))

export { readOnly as action } from '#app/routes/admin/shared/staff-action.server.ts'

export default function AppointmentsPage() {
  const say = useSay()
  const { days, free, zone, mayOffer } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Appointments')}>
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
          action={
            free === null && mayOffer ? (
              <LinkButton to="/dashboard/settings/appointments" variant="outline">
                {say('Offer times')}
              </LinkButton>
            ) : undefined
          }
        />
      ) : (
        <AppointmentTable
          zone={zone}
          caption={say('Appointments')}
          days={days.map((day) => ({ key: day.day, head: <Day {...day} />, rows: day.appointments }))}
        />
      )}
    </StaffPage>
  )
}

type DayProps = { name: string; free: string | null }

function Day({ name, free }: DayProps) {
  const say = useSay()
  return (
    <>
      {name} {free === null ? null : <span className="soft">{say('Free: {offices}', { offices: free })}</span>}
    </>
  )
}
