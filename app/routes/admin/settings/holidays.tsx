import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { changeOfficeDays, officeDaysRecord, readOfficeDays } from '#app/features/records/office-days.server.ts'
import { officeDaysSchema } from '#app/features/records/office-days.ts'
import { TextArea } from '#app/forms/fields/fields.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { nextHolidays } from '#app/time/office-hours.ts'
import { NextHolidays } from './next-holidays.tsx'

const path = '/dashboard/settings/holidays'

export const handle = { permission: 'company.manage', title: 'Holidays' } as const

export const loader = staffLoader(handle.permission, async ({ now }) => ({
  ...(await readOfficeDays(db)),
  ...nextHolidays(now),
}))

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, officeDaysSchema, {
  form: 'holidays',
  run: ({ value, by }) => changeOfficeDays(db, value, by),
  done: () => ({ to: path, text: 'The days are saved.' }),
  failed: 'The days could not be saved. Please try again.',
  changed: 'These days were changed while you were looking at them.',
  record: () => officeDaysRecord,
})

export default function HolidaysPage() {
  const { settings, version, next, lastYear } = useLoaderData<typeof loader>()
  return (
    <StaffPage title="Holidays" above={[settingsCrumb]}>
      <p>
        On these days an office is closed: the contact page says so, and they do not count towards the time to answer.
        The public holidays are known until {lastYear}; the Islamic days among them are calculated, so correct them here
        once they are announced.
      </p>
      <div className="staff-columns">
        <StaffForm
          form="holidays"
          action={path}
          defaults={settings}
          version={version}
          button="Save"
          cancel={settingsCrumb.href}
        >
          <h2>Additional days</h2>
          <p>One day on each line, such as 2026-06-03 Local elections. They apply to messages received from now on.</p>
          <TextArea name="seoulClosed" label="Seoul: also closed" rows={3} />
          <TextArea name="seoulOpen" label="Seoul: open after all" rows={2} />
          <TextArea name="cameroonClosed" label="Cameroon: also closed" rows={3} />
          <TextArea name="cameroonOpen" label="Cameroon: open after all" rows={2} />
        </StaffForm>
        <NextHolidays offices={next} />
      </div>
    </StaffPage>
  )
}
