import { HiddenField, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { textsPath } from './paths.ts'

const ways = [
  { value: 'now', label: 'Publish now' },
  { value: 'draft', label: 'Keep as a draft' },
  { value: 'planned', label: 'Publish from a moment on' },
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
          <SelectField name="publish" label="When it is saved" options={ways} required />
          <TextField
            name="from"
            label="From"
            type="datetime-local"
            hint={`Only of what is published later; in ${timeZone}.`}
          />
          <TextField name="until" label="Until" type="datetime-local" hint="After it the text before is shown again." />
        </div>
      ) : (
        <>
          <p>Your changes are kept as a draft, which an admin publishes.</p>
          {['publish', 'from', 'until'].map((name) => (
            <HiddenField key={name} name={name} />
          ))}
        </>
      )}
    </>
  )
}
