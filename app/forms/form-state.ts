// The contract between a form and its action.
import { createContext, useContext } from 'react'
import type { Message } from '#app/languages/phrases.server.ts'
import type { Part } from '#app/ui/sections/content-sections.tsx'

export type FieldValue = string | string[]
export type FormValues = Record<string, FieldValue>
/** As the form shows them. */
export type FieldErrors = Record<string, string[]>
/** As an action or a schema gives them. */
export type Errors = Record<string, Message[]>

/** The typed address looks like a typo; the form suggests a correction and accepts either. */
export type AddressQuestion = { typed: string; suggestion: string; choice?: 'use' | 'keep' }

export type StoredFile = { id: string; name: string; bytes: number }

/** Pictures of the media library. */
export type PictureChoices = {
  pictures: readonly { src: string; name: string; alt: string; thumbnail: string }[]
  /** Where the next, older ones begin; null after the last. */
  next: string | null
  /** The words that they were searched by. */
  search?: string
}

/** A refused form: all typed values, the errors, and a fresh key for the next attempt. */
export type FormAnswer = {
  form: string
  values: FormValues
  errors: FieldErrors
  /** An error of the whole submission, not of one field. */
  formError?: string
  formKey?: string
  /** The name of a file field that was filled in: a redrawn page has lost its file. */
  fileField?: string
  /** The files of this form that are stored already. */
  files?: readonly StoredFile[]
  /** For the field `email`. */
  addressQuestion?: AddressQuestion
  /** Another change came first: the stored values appear beside the typed ones, unless the change was the person's own. */
  isConflict?: true | 'own'
  /** A new key when the values differ from those typed: the form remounts with them. */
  rewritten?: string
  /** The changed row, or the rows, to be focused; or the field whose error needs no summary. */
  focus?: string
  /** The parts of the Markdown that was typed into one field. */
  preview?: { of: string; parts: readonly Part[] }
  /** The typed values as text for other ways of sending them, when they could not be stored. */
  unsent?: string
  /** Other pictures to choose from for one field. */
  choices?: PictureChoices & { of: string }
  /** The values were sent after the session had ended, and have not been processed yet. */
  isRestored?: true
}

/** A form sent after its session had ended, kept for the next session. */
export type KeptForm = { formOf: string; values: FormValues }

/** The submission did not reach the server. */
export type NetworkError = { networkError: true }
/** A staff form was submitted after its session had ended. */
export type SessionEnded = { sessionEnded: true }

type FormState = FormAnswer & {
  answer?: FormAnswer
  /** The record's values as the page loaded them. */
  stored?: FormValues
  busy: boolean
  clearError: (name: string) => void
}

export const FormContext = createContext<FormState | null>(null)

/** The state of the surrounding form. @throws outside an ActionForm */
export function useFormState(): FormState {
  const state = useContext(FormContext)
  if (!state) throw new Error('A field stands outside an ActionForm')
  return state
}

const inWords = (value: FieldValue | undefined) => [value ?? ''].flat().join(', ')

/** After a conflict, a field's stored value if it differs from the typed one. */
export function useStoredMeanwhile(name: string): string | undefined {
  const { answer, stored, values } = useFormState()
  if (answer?.isConflict !== true || stored?.version === undefined || stored[name] === undefined) return undefined
  const words = inWords(stored[name])
  return words === inWords(values[name]) ? undefined : words
}

/** A field's id, value, error and ARIA attributes. */
export function useField(name: string) {
  const { form, values, errors, clearError } = useFormState()
  const id = `${form}-${name}`
  // Each broken rule stands on its own line.
  const error = errors[name]?.join('\n')
  return { id, error, errorId: `${id}-error`, hintId: `${id}-hint`, value: values[name], clear: () => clearError(name) }
}
