// What a form and its action say to each other.
import { createContext, useContext } from 'react'

export type FieldValue = string | string[]
export type FormValues = Record<string, FieldValue>
export type FieldErrors = Record<string, string[]>

/** What was typed looks like a slip of another address; the form asks, and takes either. */
export type AddressQuestion = { typed: string; suggestion: string; choice?: 'use' | 'keep' }

/** A refused form: everything that was typed, what is wrong with it, and a fresh key to send it again with. */
export type FormAnswer = {
  form: string
  values: FormValues
  errors: FieldErrors
  /** What is wrong with the sending as a whole, not with one field. */
  formError?: string
  formKey?: string
  /** The field of a file that came with it: a page that is drawn anew cannot have it. */
  fileField?: string
  /** Of the field `email`. */
  addressQuestion?: AddressQuestion
  /** Somebody else was quicker: what is stored now stands beside what was typed. */
  isConflict?: true
  /** New where the values are others than were typed: the form is drawn anew with them. */
  rewritten?: string
  /** The values were sent after the session had ended, so nothing was done with them yet. */
  isRestored?: true
}

/** What was sent after a session had ended, as it is kept for the next one. */
export type KeptForm = { formOf: string; values: FormValues }

/** A form that did not reach the server. */
export type NetworkError = { networkError: true }
/** A form of the staff area whose sender is signed in no longer. */
export type SessionEnded = { sessionEnded: true }

type FormState = FormAnswer & {
  answer?: FormAnswer
  /** The values of the record as the page knows it. */
  stored?: FormValues
  busy: boolean
  clearError: (name: string) => void
}

export const FormContext = createContext<FormState | null>(null)

/** The state of the form that a field stands in. @throws outside an ActionForm */
export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('A field stands outside an ActionForm')
  return state
}

const inWords = (value: FieldValue | undefined) => [value ?? ''].flat().join(', ')

/** After a conflict what is stored now of a field, where something else was typed. */
export function useStoredMeanwhile(name: string): string | undefined {
  const { answer, stored, values } = useFormState()
  if (!answer?.isConflict || stored?.version === undefined || stored[name] === undefined) return undefined
  const words = inWords(stored[name])
  return words === inWords(values[name]) ? undefined : words
}

/** Id, value, error and ARIA attributes of one field, by its name. */
export function useField(name: string) {
  const { form, values, errors, clearError } = useFormState()
  const id = `${form}-${name}`
  const error = errors[name]?.join('. ')
  return { id, error, errorId: `${id}-error`, hintId: `${id}-hint`, value: values[name], clear: () => clearError(name) }
}
