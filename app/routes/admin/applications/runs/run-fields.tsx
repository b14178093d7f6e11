import { languageNames } from '#app/content/languages.ts'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'

/**
 * The fields that a new and an existing run share.
 *
 * @property taken the seats that people have already
 */
export function RunFields({ taken }: { taken?: number }) {
  const say = useSay()
  const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }))
  return (
    <div className="form-grid">
      <TextField name="starts_on" label={say('First day')} type="date" required />
      <TextField name="ends_on" label={say('Last day')} type="date" required />
      <TextField
        name="seats"
        label={say('Seats')}
        hint={taken === undefined ? undefined : say('{count} taken', { count: taken })}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField name="hours" label={say('Hours')} hint={say('For example, “Mon and Wed 18:00–20:00”.')} />
      <TextField name="place" label={say('Where')} hint={say('If it is not where the course says.')} />
      <TextField name="teacher" label={say('Teacher')} hint={say('If it is not whom the course names.')} />
      <SelectField
        name="language"
        label={say('Language of teaching')}
        isUnmarked
        options={[{ value: '', label: 'Not stated' }, ...languages]}
      />
    </div>
  )
}

export const changeNote =
  'Extra seats go to people on the waiting list, and we email them. We don’t email anyone about other changes: write to all of them from this page.'

const tooFewSeats: Phrase = 'More seats than this have already been taken'

export const runRefusals = {
  'too few seats': { errors: { seats: [tooFewSeats] }, status: 422 },
}
