import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { officeDaysRecord, saveOfficeDays } from '#app/features/records/office-days.server.ts'
import { officeDaysDocument } from '#app/features/records/office-days.ts'
import { DocumentFields } from '#app/forms/document/document-fields.tsx'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { staffDocument, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { closedDays, nameDayIn } from './closed-days.server.ts'
import { NextHolidays } from './next-holidays.tsx'
import { OpeningHoursLink } from './opening-hours-link.tsx'

const path = '/dashboard/settings/holidays'

export const handle = { permission: 'company.manage', title: 'Holidays' } as const

export const loader = staffLoader(handle.permission, closedDays)

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffDocument(handle.permission, officeDaysDocument, {
  form: 'holidays',
  run: ({ value, language, by }) => saveOfficeDays(db, { ...value, name: nameDayIn(language) }, by),
  done: () => ({ to: path, text: 'Holidays saved.' }),
  failed: 'We couldn’t save the holidays. Please try again.',
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
        <div className="office-days">
          <DocumentFields fields={fields} language={language} />
        </div>
      </StaffForm>
      <NextHolidays offices={next} />
    </StaffPage>
  )
}
