// A page that creates a link or token: the form, and above it the new secret, shown once.
import type { ReactNode } from 'react'
import { ActionForm } from '#app/forms/action-form.tsx'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import { FormActions } from '#app/forms/form-actions.tsx'

type NewSecretProps = {
  form: string
  path: string
  /** Its noun, as `token`. */
  noun: string
  /** The new secret, shown once, and the sentence about it. */
  made: { text: string; secret: string } | null
  hint: string
  /** The choices for its lifetime in days, and the default. */
  days: readonly string[]
  defaultDays: string
  /** The proof of identity: the last field before the button. */
  proof?: ReactNode
  children?: ReactNode
}

export function NewSecret({ form, path, noun, made, hint, days, defaultDays, proof, children }: NewSecretProps) {
  return (
    <>
      {made ? (
        <section className="card" aria-labelledby={`new-${noun}`}>
          <h2 id={`new-${noun}`}>The new {noun}</h2>
          <p role="status">{made.text}</p>
          <p className="typed">
            <code>{made.secret}</code>
          </p>
        </section>
      ) : null}
      <ActionForm form={form} action={path} className="form card" defaults={{ label: '', days: defaultDays }}>
        {children}
        <TextField name="label" label="Label" hint={hint} required />
        <SelectField
          name="days"
          label="Valid for"
          options={days.map((value) => ({ value, label: `${value} days` }))}
          required
        />
        {proof}
        <FormActions busy="Making...">{`Create a ${noun}`}</FormActions>
      </ActionForm>
    </>
  )
}
