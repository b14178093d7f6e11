// Keeps what is typed into a public form on this device, until the server confirms that it is stored or for a week, so that a
// closed browser does not lose it either. The form says so.
import { type RefObject, useState } from 'react'
import { useFlash } from '#app/http/browser/flash.ts'
import { useEarlyEffect } from '#app/ui/use-early-effect.ts'
import { clearFields, fillFields, isFilledIn, readTexts, type Typed } from './fields/form-fields.ts'

/** @property isSent true from the press of the button until the server refuses it, or something is typed again */
type Draft = { typed: Typed[]; at: number; isSent?: boolean }

const prefix = 'draft:'
const longestKept = 7 * 24 * 60 * 60 * 1000

type DeviceDraftOptions = {
  form: string
  /** The owner page in English: the same for all languages, because people change the language while they write. */
  path: string
  isKept: boolean
  /** The server's answer already holds newer text than the draft. */
  isAnswered: boolean
  /** The refusal of the last send, or its missing answer. */
  failure: object | undefined
}

/**
 * @returns the state of this device's draft of the form, and functions that keep and discard it. A draft that is back was
 * typed at another time, perhaps by another person.
 */
export function useDeviceDraft(element: RefObject<HTMLFormElement>, options: DeviceDraftOptions) {
  const { form, path, isKept, isAnswered, failure } = options
  const key = `${prefix}${form} ${path}`
  const sent = useFlash(form)
  // A message without text is the receipt of an earlier send; text typed since then is kept.
  const isStored = sent?.kind === 'success' && sent.text !== ''
  const [isFresh] = useState(!isAnswered)
  const [held, setHeld] = useState<'back' | 'kept'>()

  // A form that was sent and is still here was refused, or has no answer: its text is not stored yet.
  useEarlyEffect(() => {
    if (!isKept) return
    if (isStored) return discardSent(form)
    const draft = read(key)
    if (draft?.isSent) write(key, { ...draft, isSent: false })
  }, [form, key, isKept, isStored, failure])

  // Early, before the next key or click.
  useEarlyEffect(() => {
    if (!isKept || !element.current) return
    const draft = read(key)
    if (draft && isFresh) fillFields(element.current, draft.typed)
    setHeld(draft && (isFresh ? 'back' : 'kept'))
  }, [key, isKept, isFresh, element])

  const keep = (element: HTMLFormElement, isSent = false) => {
    if (!isKept) return
    if (!isFilledIn(element)) remove(key)
    const isWritten = isFilledIn(element) && write(key, { typed: readTexts(element), at: Date.now(), isSent })
    setHeld((before) => (isWritten ? (before ?? 'kept') : undefined))
  }
  const discard = () => {
    remove(key)
    setHeld(undefined)
    if (!element.current) return
    clearFields(element.current)
    // The button that was pressed disappears.
    element.current.querySelector<HTMLElement>('.input')?.focus()
  }
  return { held, keep, discard }
}

/** Discards what was sent of this form; what was typed since then, or on another page, is kept. */
export const discardSent = (form: string) =>
  removeWhere((draft, key) => draft.isSent === true && key.startsWith(`${prefix}${form} `))

const write = (key: string, draft: Draft): boolean =>
  withStorage((storage) => {
    storage.setItem(key, JSON.stringify(draft))
    return true
  }) ?? false

const remove = (key: string) => withStorage((storage) => storage.removeItem(key))

/** Removes the drafts of all forms that are too old. */
function read(key: string): Draft | undefined {
  removeWhere(({ at }) => !(Date.now() - at < longestKept))
  return withStorage((storage) => draftOf(storage.getItem(key)))
}

/** Also removes what is no draft. */
function removeWhere(isOver: (draft: Draft, key: string) => boolean) {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(prefix)) continue
      const draft = draftOf(storage.getItem(key))
      if (!draft || isOver(draft, key)) storage.removeItem(key)
    }
  })
}

/** Another release may have written it. */
function draftOf(text: string | null): Draft | undefined {
  try {
    const draft: Draft | null = JSON.parse(text ?? 'null')
    return Array.isArray(draft?.typed) ? draft : undefined
  } catch {
    return undefined
  }
}

/** Storage may be refused or full: then no draft is kept, and the form works without one. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}
