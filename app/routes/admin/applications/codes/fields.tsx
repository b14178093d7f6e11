import { Checkbox, TextField } from '#app/forms/fields/fields.tsx'

/** The fields that a new code and a known one share. */
export function CodeFields() {
  return (
    <>
      <TextField name="percent" label="Percent off" inputMode="numeric" autoComplete="off" required />
      <TextField name="startsOn" label="First day (Seoul)" type="date" required />
      <TextField name="endsOn" label="Last day (Seoul)" hint="Empty for no end." type="date" />
      <TextField
        name="maxUses"
        label="Limit of uses"
        hint="A use counts when an application is accepted. Empty for no limit."
        inputMode="numeric"
        autoComplete="off"
      />
      <Checkbox name="firstCourseOnly">
        For the first course only; the courses page announces the newest running code of this kind
      </Checkbox>
    </>
  )
}

const endsBefore = { errors: { endsOn: ['The last day is before the first'] }, status: 422 }

const noPrice =
  'No course has a price yet, so there is no percentage to announce. Untick this, or give a course its price first'
const unpriced = { errors: { firstCourseOnly: [noPrice] }, status: 422 }

export const newCodeRefusals = {
  'ends before': endsBefore,
  'no price': unpriced,
  taken: { errors: { code: ['There is such a code already'] }, status: 422 },
}
export const codeRefusals = {
  'ends before': endsBefore,
  'no price': unpriced,
  'too few uses': { errors: { maxUses: ['It was used more often than this already'] }, status: 422 },
}
