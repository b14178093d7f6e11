import { appointmentLengths } from '#app/features/appointments/lengths.ts'
import { Checkbox, SelectField, TextArea, TextField } from '#app/forms/fields/fields.tsx'
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
        {say('Office time, such as 09:00-12:00, 14:00-17:00. Leave every day empty to use the office’s opening hours.')}
      </p>
      <div className="office-days">
        {(['seoul', 'cameroon'] as const).map((office) => (
          <fieldset key={office}>
            <legend>{say(names[office])}</legend>
            <Checkbox name={office}>{say(offered[office])}</Checkbox>
            <div className="week-hours">
              {days.map((day, index) => (
                <TextField key={day} name={`${office}${index + 1}`} label={day} isUnmarked />
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
        <TextField
          name="noticeHours"
          label={say('Notice in hours')}
          hint={say('The least time before an appointment.')}
          inputMode="numeric"
          required
        />
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

/** The settings as the fields hold them. */
export const typedSettings = (settings: Readonly<Record<string, string | number | boolean>>) =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      value === true ? 'yes' : value === false ? '' : String(value),
    ]),
  )
