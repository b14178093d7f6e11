import { ActionForm } from '#app/forms/action-form.tsx'
import { HiddenField, TextField } from '#app/forms/fields/fields.tsx'
import { SubmitButton } from '#app/forms/submit-button.tsx'
import { useSay } from '#app/languages/say.tsx'
import { type FormPlace, failedToApply } from './words.ts'

type DiscountFormProps = {
  formKey: string
  /** The label of its button. */
  button: string
  /** The field's initial value. */
  code: string
  from?: FormPlace
}

/** The form that applies a discount code; its owner page is /careers/discount. */
export function DiscountForm({ formKey, button, code, from = 'all' }: DiscountFormProps) {
  const say = useSay()
  return (
    <ActionForm
      form="discount"
      action="/careers/discount"
      formKey={formKey}
      defaults={{ code, from }}
      failure={say(failedToApply)}
      className="form discount-form"
      keptOn="nothing"
    >
      <TextField name="code" label={say('Discount code')} autoComplete="off" spellCheck={false} required />
      <HiddenField key={from} name="from" />
      <SubmitButton busy={say('Checking...')}>{button}</SubmitButton>
    </ActionForm>
  )
}
