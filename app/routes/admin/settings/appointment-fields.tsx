import { Fragment } from 'react'
import { appointmentLengths } from '#app/features/appointments/lengths.ts'
import { dayTimes } from '#app/features/appointments/week-hours.ts'
import { Checkbox, HiddenField, SelectField, TextArea, TextField } from '#app/forms/fields/fields.tsx'
import { TimeField } from '#app/forms/fields/time-field.tsx'
import { useSay } from '#app/languages/say.tsx'

const offered = {
  seoul: 'The Seoul office offers appointments',
  cameroon: 'The Cameroon office offers appointments',
} as const
const names = { seoul: 'Seoul', cameroon: 'Cameroon' } as const

/** @param days the names of the weekdays, Monday first */
export function AppointmentFields({ days }: { days: readonly string[] }) {
  const say = useSay()
  return (
    <>
      <p className="field-hint">
        {say('Office time, such as 09:00. Leave every day empty to use the office’s opening hours.')}
      </p>
      <div className="office-days">
        {(['seoul', 'cameroon'] as const).map((office) => (
          <fieldset key={office}>
            <legend>{say(names[office])}</legend>
            <Checkbox name={office}>{say(offered[office])}</Checkbox>
            <div className="week-hours">
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
          options={appointmentLengths.map((value) => ({ value, label: say('{count} minutes', { count: value }) }))}
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
      <TextArea
        name="closed"
        label={say('Days without appointments')}
        hint={say('One day per line, such as 2026-06-03 Team day.')}
        isUnmarked
        rows={3}
      />
    </>
  )
}

/** Two times of a day, each with a beginning and an end. */
function DayHours({ name, day }: { name: string; day: string }) {
  const say = useSay()
  const labels = {
    from: say('{day}, from', { day }),
    to: say('{day}, to', { day }),
    from2: say('{day}, second time from', { day }),
    to2: say('{day}, second time to', { day }),
  }
  return (
    <div>
      <span>{day}</span>
      {dayTimes.map((time) => (
        <TimeField key={time} name={name + time} label={labels[time]} placeholder="" isUnmarked />
      ))}
      <HiddenField name={`${name}others`} />
    </div>
  )
}
