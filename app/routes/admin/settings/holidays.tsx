import { useLoaderData } from '@remix-run/react'
import { offices } from '#app/content/company/offices.ts'
import { db } from '#app/db.server.ts'
import { changeOfficeDays, officeDaysRecord, readOfficeDays } from '#app/features/records/office-days.server.ts'
import { officeDaysSchema } from '#app/features/records/office-days.ts'
import { ActionForm } from '#app/forms/action-form.tsx'
import { TextArea } from '#app/forms/fields/fields.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { holidays, holidayYears } from '#app/time/holidays.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'

export const handle = { permission: 'company.manage', title: 'Holidays' } as const

export const loader = staffLoader(handle.permission, async ({ now }) => {
  const [today, inOneYear] = [0, 365].map((days) => new Date(now + days * 24 * 60 * 60_000).toISOString().slice(0, 10))
  const next = offices.map(({ title, countryCode }) => ({
    title,
    days: Object.entries(holidays[countryCode]).filter(([day]) => day >= (today ?? '') && day <= (inOneYear ?? '')),
  }))
  return { ...(await readOfficeDays(db)), next, lastYear: holidayYears.last }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, officeDaysSchema, {
  form: 'holidays',
  run: ({ value, by }) => changeOfficeDays(db, value, by),
  done: () => ({ to: '/dashboard/settings/holidays', text: 'The days are saved.' }),
  failed: 'The days could not be saved. Please try again.',
  changed: 'These days were changed while you were looking at them.',
  record: () => officeDaysRecord,
})

export default function HolidaysPage() {
  const { settings, version, next, lastYear } = useLoaderData<typeof loader>()
  return (
    <>
      <Breadcrumbs items={[{ label: 'Settings', href: '/dashboard/settings' }, { label: 'Holidays' }]} />
      <h1>Holidays</h1>
      <p>
        On these days an office is closed: the contact page says so, and they do not count towards the time to answer.
        The public holidays are known until {lastYear}; the Islamic days among them are calculated, so correct them here
        once they are announced.
      </p>
      <div className="staff-columns">
        <ActionForm
          form="holidays"
          action="/dashboard/settings/holidays"
          className="form card"
          defaults={{ ...settings, version: String(version) }}
        >
          <h2>Additional days</h2>
          <p>One day on each line, such as 2026-06-03 Local elections. They apply to messages received from now on.</p>
          <TextArea name="seoulClosed" label="Seoul: also closed" rows={3} />
          <TextArea name="seoulOpen" label="Seoul: open after all" rows={2} />
          <TextArea name="cameroonClosed" label="Cameroon: also closed" rows={3} />
          <TextArea name="cameroonOpen" label="Cameroon: open after all" rows={2} />
          <FormActions busy="Saving..." cancel="/dashboard/settings">
            Save
          </FormActions>
        </ActionForm>
        <div className="stack">
          {next.map(({ title, days }) => (
            <section className="card" key={title} aria-label={`${title}: public holidays`}>
              <h2>{title}: the next twelve months</h2>
              <ul>
                {days.map(([day, name]) => (
                  <li key={day}>
                    <CalendarDate date={day} />: {name}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  )
}
