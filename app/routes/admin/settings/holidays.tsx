import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { officeDaysRecord, readOfficeDays, saveOfficeDays } from '#app/features/records/office-days.server.ts'
import { officeDayErrors, officeDaysDocument, officeDaysFields } from '#app/features/records/office-days.ts'
import { DocumentFields } from '#app/forms/document/document-fields.tsx'
import { documentOf } from '#app/forms/document/document-values.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { staffDocument, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { Pill } from '#app/ui/pill.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { closedDays, nameDayIn } from './holidays.server.ts'
import { OpeningHoursLink } from './opening-hours-link.tsx'

const path = '/dashboard/settings/holidays'

export const handle = { permission: 'company.manage', title: 'Holidays' } as const

export const loader = staffLoader(handle.permission, closedDays)

export const action = staffDocument(handle.permission, officeDaysDocument, {
  form: 'holidays',
  run: ({ value, language, by }) => saveOfficeDays(db, { ...value, name: nameDayIn(language) }, by),
  done: () => ({ to: path, text: 'Holidays saved.' }),
  failed: 'We couldn’t save the holidays. Please try again.',
  late: async ({ language, now }, values) => {
    const { settings } = await readOfficeDays(db)
    const document = documentOf(officeDaysFields, values)
    return officeDayErrors(document, settings, { name: nameDayIn(language), now })
  },
  changed: 'These days were changed while you were looking at them.',
  record: () => officeDaysRecord,
})

export default function HolidaysPage() {
  const say = useSay()
  const language = useLanguage()
  const { fields, values, version, next, lastYear } = useLoaderData<typeof loader>()
  return (
    <StaffPage title={say('Holidays')} above={[settingsCrumb]}>
      <p>
        {say(
          'On these days an office is closed: the contact page says so, and they don’t count towards reply deadlines. Public holidays are included up to {lastYear}. Islamic holidays are estimates: correct them here once announced.',
          { lastYear },
        )}
      </p>
      <OpeningHoursLink />
      <StaffForm
        form="holidays"
        action={path}
        defaults={values}
        version={version}
        button={say('Save')}
        cancel={settingsCrumb.href}
      >
        <p>{say('Changes apply to messages received from now on.')}</p>
        <div className="columns">
          <DocumentFields fields={fields} language={language} />
        </div>
      </StaffForm>
      <NextHolidays offices={next} />
    </StaffPage>
  )
}

type NextDay = { day: string; name: string; is: 'holiday' | 'own' | 'open' }
type OfficeHolidays = { title: Phrase; days: readonly NextDay[] }

/** The days on which each office is closed in the next twelve months, with those that staff added or opened. */
const NextHolidays = ({ offices }: { offices: readonly OfficeHolidays[] }) => {
  const say = useSay()
  return (
    <div className="columns">
      {offices.map(({ title, days }) => (
        <section className="card" key={title} aria-label={say('{title}: public holidays', { title: say(title) })}>
          <h2>{say(title)}</h2>
          <p>{say('Closed in the next twelve months')}</p>
          <ul className="day-list">
            {days.map(({ day, name, is }) => (
              <li key={`${day} ${is}`}>
                <CalendarDate date={day} />
                <span>
                  {name} {is === 'own' ? <Pill status="new">{say('Extra day')}</Pill> : null}
                  {is === 'open' ? <Pill status="active">{say('Working day')}</Pill> : null}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
