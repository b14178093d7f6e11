import { Checkbox, TextField } from '#app/forms/fields/fields.tsx'

/** The fields that a new and an existing code share. */
export function CodeFields() {
  return (
    <>
      <TextField name="percent" label="Percent off" inputMode="numeric" autoComplete="off" required />
      <TextField name="startsOn" label="First day (Seoul)" type="date" required />
      <TextField name="endsOn" label="Last day (Seoul)" hint="Leave empty for no end." type="date" />
      <TextField
        name="maxUses"
        label="Limit of uses"
        hint="A use counts when an application is accepted. Leave empty for no limit."
        inputMode="numeric"
        autoComplete="off"
      />
      <Checkbox name="firstCourseOnly">
        For the first course only; the courses page announces the newest active code of this kind
      </Checkbox>
    </>
  )
}

const endsBefore = { errors: { endsOn: ['The last day is before the first'] }, status: 422 }

const noPrice =
  'No course has a price yet, so there is nothing to announce. Untick this, or add a price to a course first'
const unpriced = { errors: { firstCourseOnly: [noPrice] }, status: 422 }

export const newCodeRefusals = {
  'ends before': endsBefore,
  'no price': unpriced,
  taken: { errors: { code: ['This code already exists'] }, status: 422 },
}
export const codeRefusals = {
  'ends before': endsBefore,
  'no price': unpriced,
  'too few uses': { errors: { maxUses: ['It has already been used more often than this'] }, status: 422 },
}
