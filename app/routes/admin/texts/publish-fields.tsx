import { textWords } from '#app/features/texts/words.ts'
import { HiddenField, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { textsPath } from './paths.ts'

const ways = [
  { value: 'now', label: 'Publish now' },
  { value: 'draft', label: 'Keep as a draft' },
  { value: 'planned', label: 'Schedule for later' },
]

/** Stands first, so that Enter in any field saves, and stays in sight above a long form. */
export function PublishFields({ mayPublish, timeZone }: { mayPublish: boolean; timeZone: string }) {
  return (
    <>
      <div className="publish-bar">
        {mayPublish ? (
          <SelectField name="publish" label="When you save" options={ways} required />
        ) : (
          <p>Your changes are saved as a draft for an admin to publish.</p>
        )}
        <FormActions busy="Saving..." cancel={textsPath}>
          Save
        </FormActions>
      </div>
      {mayPublish ? (
        <div className="form-grid publish-times">
          <TextField name="from" label="From" type="datetime-local" hint={`${timeZone} time.`} />
          <TextField name="until" label="Until" type="datetime-local" hint="After this, the previous text returns." />
        </div>
      ) : (
        ['publish', 'from', 'until'].map((name) => <HiddenField key={name} name={name} />)
      )}
      <details>
        <summary>
          Placeholders in {'{'}braces{'}'}
        </summary>
        <p>{textWords.names}</p>
      </details>
    </>
  )
}
