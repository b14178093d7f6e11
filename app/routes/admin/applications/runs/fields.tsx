import { TextField } from '#app/forms/fields/fields.tsx'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'

/**
 * The fields that a new and an existing run share.
 *
 * @property taken the seats that people have already
 */
export function RunFields({ taken }: { taken?: number }) {
  const say = useSay()
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
    </div>
  )
}

export const changeNote =
  'Extra seats go to people on the waiting list, and we email them. We don’t email anyone about changed dates, so please tell the participants yourself.'

const tooFewSeats: Phrase = 'More seats than this have already been taken'

export const runRefusals = {
  'too few seats': { errors: { seats: [tooFewSeats] }, status: 422 },
}
