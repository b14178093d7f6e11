import { textWords } from '#app/features/texts/words.ts'
import { HiddenField, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { textsPath } from './paths.ts'

const ways = [
  { value: 'now', label: 'Publish now' },
  { value: 'draft', label: 'Keep as a draft' },
  { value: 'planned', label: 'Schedule for later' },
]

/** Stands first, so that Enter in any field saves. */
export function PublishFields({ mayPublish, timeZone }: { mayPublish: boolean; timeZone: string }) {
  return (
    <>
      <FormActions busy="Saving..." cancel={textsPath}>
        Save
      </FormActions>
      {mayPublish ? (
        <div className="form-grid">
          <SelectField name="publish" label="When you save" options={ways} required />
          <TextField
            name="from"
            label="From"
            type="datetime-local"
            hint={`Only if you schedule it; ${timeZone} time.`}
          />
          <TextField name="until" label="Until" type="datetime-local" hint="After this, the previous text returns." />
        </div>
      ) : (
        <>
          <p>Your changes are saved as a draft for an admin to publish.</p>
          {['publish', 'from', 'until'].map((name) => (
            <HiddenField key={name} name={name} />
          ))}
        </>
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
