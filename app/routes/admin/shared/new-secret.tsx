// A page that creates links or tokens: the new secret, shown once, and the list with the form beside it.

import type { ReactNode } from 'react'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { message } from '#app/languages/message.ts'
import { useSay } from '#app/languages/say.tsx'
import { ShownOnce } from '#app/ui/text/copied-value.tsx'
import type { SecretNoun } from './secret-table.tsx'
import { ListAndForm, StaffForm } from './staff-page.tsx'

type NewSecretProps = {
  form: string
  path: string
  noun: SecretNoun
  /** The new secret, shown once, and the sentence about it. */
  made: { text: string; secret: string } | null
  hint: string
  /** The choices for its lifetime in days, and the default. */
  days: readonly string[]
  defaultDays: string
  /** The proof of identity: the last field before the button. */
  proof?: ReactNode
  isEmpty: boolean
  /** The list of those that were made. */
  children: ReactNode
}

export function NewSecret({
  form,
  path,
  noun,
  made,
  hint,
  days,
  defaultDays,
  proof,
  isEmpty,
  children,
}: NewSecretProps) {
  const say = useSay()
  const button = say(`Create ${noun}`)
  const fields = (
    <StaffForm
      form={form}
      action={path}
      defaults={{ label: '', days: defaultDays }}
      button={button}
      busy={say('Creating...')}
    >
      <h2>{button}</h2>
      <TextField name="label" label={say('Label')} hint={hint} required />
      <SelectField
        name="days"
        label={say('Valid for')}
        options={days.map((value) => ({ value, label: message('{count} days', { count: Number(value) }) }))}
        required
      />
      {proof}
    </StaffForm>
  )
  return (
    <>
      {made ? <ShownOnce id={`new-${noun}`} title={say(`The new ${noun}`)} made={made} /> : null}
      {/* Once it has made a secret, the form is closed again. */}
      <ListAndForm key={made?.secret} form={fields} id={form} label={button} isEmpty={isEmpty}>
        {children}
      </ListAndForm>
    </>
  )
}
