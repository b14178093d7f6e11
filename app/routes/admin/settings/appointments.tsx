import { useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { db } from '#app/db.server.ts'
import { appointmentDocument, closedFields, fieldsIn } from '#app/features/appointments/schema.ts'
import {
  appointmentSettingsRecord,
  lateErrors,
  readAppointmentSettings,
  saveAppointmentSettings,
  weekdaysIn,
} from '#app/features/appointments/settings.server.ts'
import { dayTimes } from '#app/features/appointments/slots.ts'
import { appointmentLengths } from '#app/features/appointments/words.ts'
import { DocumentFields } from '#app/forms/document/document-fields.tsx'
import type { Fields } from '#app/forms/document/field-types.ts'
import { Checkbox, FieldHint, HiddenField, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { TimeField } from '#app/forms/fields/time-field.tsx'
import { useField } from '#app/forms/form-state.ts'
import { message } from '#app/languages/message.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { staffDocument, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage, settingsCrumb } from '#app/routes/admin/shared/staff-page.tsx'
import { nameDayIn } from './holidays.server.ts'
import { OpeningHoursLink } from './opening-hours-link.tsx'

const path = '/dashboard/settings/appointments'

export const handle = { permission: 'company.manage', title: 'Appointments' } as const

export const loader = staffLoader(handle.permission, async ({ language }) => {
  const { settings, version } = await readAppointmentSettings(db)
  return { values: fieldsIn(settings), version, days: weekdaysIn(language), closed: closedFields }
})

export const action = staffDocument(handle.permission, appointmentDocument, {
  form: 'appointments',
  run: ({ value, language, by }) => saveAppointmentSettings(db, { ...value, name: nameDayIn(language) }, by),
  done: () => ({ to: path, text: 'Appointments saved.' }),
  failed: 'We couldn’t save the appointments. Please try again.',
  late: ({ language, now }, values) => lateErrors(db, values, { name: nameDayIn(language), now }),
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

const offered = {
  seoul: 'The Seoul office offers appointments',
  cameroon: 'The Cameroon office offers appointments',
} as const
const names = { seoul: 'Seoul', cameroon: 'Cameroon' } as const

const timesHint = 'appointment-times-hint'

type AppointmentFieldsProps = {
  /** The names of the weekdays, Monday first. */
  days: readonly string[]
  /** The rows of days without appointments. */
  closed: Fields
}

function AppointmentFields({ days, closed }: AppointmentFieldsProps) {
  const say = useSay()
  return (
    <>
      <FieldHint
        id={timesHint}
        hint={say('Office time, such as 09:00. Leave every day empty to use the office’s opening hours.')}
      />
      <OpeningHoursLink />
      <div className="stack office-days">
        {(['seoul', 'cameroon'] as const).map((office) => (
          <fieldset key={office} aria-describedby={timesHint}>
            <legend>{say(names[office])}</legend>
            <Checkbox name={office}>{say(offered[office])}</Checkbox>
            <div className="stack week-hours" data-gap="s">
              {days.map((day, index) => (
                <Fragment key={day}>
                  <DayHours name={`${office}${index + 1}`} day={day} />
                  {index === 0 ? (
                    <Checkbox name={`${office}Alike`}>{say('Tuesday to Friday as on Monday')}</Checkbox>
                  ) : null}
                </Fragment>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="form-grid">
        <SelectField
          name="minutes"
          label={say('Duration')}
          isUnmarked
          options={appointmentLengths.map((value) => ({
            value,
            label: message('{count} minutes', { count: Number(value) }),
          }))}
        />
        <TextField name="noticeHours" label={say('Minimum notice (hours)')} inputMode="numeric" required />
        <TextField
          name="daysAhead"
          label={say('Days ahead')}
          hint={say('How far ahead visitors can book.')}
          inputMode="numeric"
          required
        />
      </div>
      <DocumentFields fields={closed} language={useLanguage()} />
    </>
  )
}

/** A time of a day with its beginning and end, and a second one where it is stored. */
function DayHours({ name, day }: { name: string; day: string }) {
  const say = useSay()
  const hasSecond = Boolean(useField(`${name}from2`).value)
  const labels = {
    from: say('{day}, from', { day }),
    to: say('{day}, to', { day }),
    from2: say('{day}, second time from', { day }),
    to2: say('{day}, second time to', { day }),
  }
  return (
    <div>
      <span>{day}</span>
      {(hasSecond ? dayTimes : (['from', 'to'] as const)).map((time) => (
        <Fragment key={time}>
          {time === 'from2' ? <span>{say('and')}</span> : null}
          {time.startsWith('to') ? <span aria-hidden="true">–</span> : null}
          <TimeField name={name + time} label={labels[time]} placeholder="" isUnmarked />
        </Fragment>
      ))}
      <HiddenField name={`${name}others`} />
    </div>
  )
}
