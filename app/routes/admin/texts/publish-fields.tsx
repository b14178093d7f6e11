import { textWords } from '#app/features/texts/words.ts'
import { HiddenField, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { TimeField } from '#app/forms/fields/time-field.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'
import { useSay } from '#app/languages/say.tsx'
import { textsPath } from './paths.ts'

const ways = [
  { value: 'now', label: 'Publish now' },
  { value: 'draft', label: 'Keep as a draft' },
  { value: 'planned', label: 'Schedule for later' },
]

/** Stands first, so that Enter in any field saves, and stays in sight above a long form. */
export function PublishFields({ mayPublish, timeZone }: { mayPublish: boolean; timeZone: string }) {
  const say = useSay()
  return (
    <>
      <div className="publish-bar">
        {mayPublish ? (
          <SelectField name="publish" label={say('When you save')} options={ways} required />
        ) : (
          <p>{say('Your changes are saved as a draft for an admin to publish.')}</p>
        )}
        <FormActions busy={say('Saving...')} cancel={textsPath} formNoValidate>
          {say('Save')}
        </FormActions>
      </div>
      {mayPublish ? (
        <div className="form-grid publish-times">
          <TextField name="from" label={say('From')} type="date" isUnmarked />
          <TimeField
            name="fromTime"
            label={say('Start time')}
            hint={say('{zone} time.', { zone: timeZone })}
            isUnmarked
          />
          <TextField
            name="until"
            label={say('Until')}
            type="date"
            hint={say('After this, the previous text returns.')}
          />
          <TimeField name="untilTime" label={say('End time')} />
        </div>
      ) : (
        ['publish', 'from', 'fromTime', 'until', 'untilTime'].map((name) => <HiddenField key={name} name={name} />)
      )}
      <details>
        <summary>{say('Placeholders in {braces}', { braces: `{${say('braces')}}` })}</summary>
        <p>{say(textWords.names)}</p>
      </details>
    </>
  )
}
