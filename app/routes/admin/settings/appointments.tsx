import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { appointmentDocument, closedFields, fieldsIn } from '#app/features/appointments/schema.ts'
import {
  appointmentSettingsRecord,
  readAppointmentSettings,
  saveAppointmentSettings,
  weekdaysIn,
} from '#app/features/appointments/settings.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffDocument, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { AppointmentFields } from './appointment-fields.tsx'
import { nameDayIn } from './closed-days.server.ts'

const path = '/dashboard/settings/appointments'

export const handle = { permission: 'company.manage', title: 'Appointments' } as const

export const loader = staffLoader(handle.permission, async ({ language }) => {
  const { settings, version } = await readAppointmentSettings(db)
  return { values: fieldsIn(settings), version, days: weekdaysIn(language), closed: closedFields }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffDocument(handle.permission, appointmentDocument, {
  form: 'appointments',
  run: ({ value, language, by }) => saveAppointmentSettings(db, { ...value, name: nameDayIn(language) }, by),
  done: () => ({ to: path, text: 'Appointments saved.' }),
  failed: 'We couldn’t save the appointments. Please try again.',
  changed: 'The appointments were changed while you were looking at them.',
  record: () => appointmentSettingsRecord,
})

export default function AppointmentSettingsPage() {
  const say = useSay()
  const { values, version, days, closed } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Appointments')} above={[settingsCrumb]}>
      <p>
        {say(
          'Visitors to “Schedule a Consultation” can choose from these times. Public holidays and closing days are left out.',
        )}
      </p>
      <StaffForm
        form="appointments"
        action={path}
        defaults={values}
        version={version}
        button={say('Save')}
        cancel={settingsCrumb.href}
      >
        <AppointmentFields days={days} closed={closed} />
      </StaffForm>
    </StaffPage>
  )
}
