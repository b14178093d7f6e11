import { useFormState } from '#app/forms/form-state.ts'
import { useSay } from '#app/languages/say.tsx'
import { addressFields } from './field-names.ts'

export const addressQuestionId = (form: string) => `${form}-address-question`

/** Suggests a correction beside a probable typo in an address. Either may be sent; the default is the address as typed. */
export function AddressQuestion() {
  const { form, addressQuestion } = useFormState()
  const say = useSay()
  if (!addressQuestion) return null
  const { typed, suggestion, choice = 'keep' } = addressQuestion
  return (
    <fieldset key={typed} className="address-question">
      <legend>{say('Did you mean {suggestion}?', { suggestion })}</legend>
      <label className="checkbox">
        <input
          id={addressQuestionId(form)}
          type="radio"
          name={addressFields.choice}
          value="use"
          defaultChecked={choice === 'use'}
        />
        <span>{say('Use {suggestion}', { suggestion })}</span>
      </label>
      <label className="checkbox">
        <input type="radio" name={addressFields.choice} value="keep" defaultChecked={choice === 'keep'} />
        <span>{say('Keep {typed}', { typed })}</span>
      </label>
      <input type="hidden" name={addressFields.asked} value={typed} />
    </fieldset>
  )
}
