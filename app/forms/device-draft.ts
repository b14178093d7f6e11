// Keeps what is typed into a public form on this device, until the server confirms that it is stored or for a week, so that a
// closed browser does not lose it either. The form says so.
import { type RefObject, useState } from 'react'
import { useFlash } from '#app/http/browser/flash.ts'
import { useEarlyEffect } from '#app/ui/use-early-effect.ts'
import { clearFields, fillFields, readFields, type Typed } from './fields/form-fields.ts'

type Draft = { typed: Typed[]; at: number }

const prefix = 'draft:'
const longestKept = 7 * 24 * 60 * 60 * 1000

type DeviceDraftOptions = {
  form: string
  /** The owner page in English: the same for all languages, because people change the language while they write. */
  path: string
  isKept: boolean
  /** The server's answer already holds newer text than the draft. */
  isAnswered: boolean
}

/** @returns whether this device has a draft of the form, and functions that keep and discard it */
export function useDeviceDraft(element: RefObject<HTMLFormElement>, options: DeviceDraftOptions) {
  const { form, path, isKept, isAnswered } = options
  const key = `${prefix}${form} ${path}`
  const sent = useFlash(form)
  // A message without text is the receipt of an earlier send; text typed since then is kept.
  const isStored = sent?.kind === 'success' && sent.text !== ''
  const [isFresh] = useState(!isAnswered)
  const [isHeld, setHeld] = useState(false)

  // Early, before the next key or click.
  useEarlyEffect(() => {
    if (!isKept || !element.current) return
    if (isStored) remove(key)
    const draft = isFresh ? read(key) : undefined
    if (draft) fillFields(element.current, draft.typed)
    setHeld(draft !== undefined)
  }, [key, isKept, isFresh, isStored, element])

  const keep = (form: HTMLFormElement) => {
    if (isKept) setHeld(write(key, readFields(form)))
  }
  const discard = () => {
    remove(key)
    setHeld(false)
    if (!element.current) return
    clearFields(element.current)
    // The button that was pressed disappears.
    element.current.querySelector<HTMLElement>('.input')?.focus()
  }
  return { isHeld, keep, discard }
}

/** Discards the newest draft of this form, which was kept as it was sent; another page may have another. */
export function discardSent(form: string) {
  withStorage((storage) => {
    const ageOf = (key: string) => draftOf(storage.getItem(key))?.at ?? 0
    const keys = Object.keys(storage).filter((key) => key.startsWith(`${prefix}${form} `))
    const [newest] = keys.sort((one, other) => ageOf(other) - ageOf(one))
    if (newest) storage.removeItem(newest)
  })
}

const write = (key: string, typed: Typed[]): boolean =>
  withStorage((storage) => {
    storage.setItem(key, JSON.stringify({ typed, at: Date.now() } satisfies Draft))
    return true
  }) ?? false

const remove = (key: string) => withStorage((storage) => storage.removeItem(key))

/** Removes the drafts of all forms that are too old. */
function read(key: string): Draft | undefined {
  return withStorage((storage) => {
    for (const one of Object.keys(storage))
      if (one.startsWith(prefix) && !(Date.now() - (draftOf(storage.getItem(one))?.at ?? 0) < longestKept))
        storage.removeItem(one)
    return draftOf(storage.getItem(key))
  })
}

const draftOf = (text: string | null): Draft | undefined => (text === null ? undefined : JSON.parse(text))

/** Storage may be refused or full: then no draft is kept, and the form works without one. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}
