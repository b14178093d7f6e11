// Keeps the text of a staff form, or of one behind a mailed link, in this browser tab until the server confirms that it is
// stored, so that a lost connection or a reload does not lose it. The drafts of staff forms alone also outlive a sign-out in
// another tab: see staff-drafts.ts. Public forms keep theirs on the device: see device-draft.ts.
import { type RefObject, useRef, useState } from 'react'
import { useEarlyEffect } from '#app/ui/use-early-effect.ts'
import { isOnlyEmptied, readCounts, readFields, replaceFields, type Typed } from './fields/form-fields.ts'
import type { FieldValue, FormValues } from './form-state.ts'

export type FormDraft = {
  typed: Typed[]
  /** The number of each list's rows, which can have been added or removed. */
  counts?: FormValues
  /** The record's version when the text was typed, so that a change made since then is not overwritten unnoticed. */
  version?: FieldValue
}

export const storageKey = (name: string) => `form:${name}`

/** This tab's drafts by key, because signing out in another tab empties the storage of all tabs. */
export const written = new Map<string, string>()

/**
 * @param isAnswered the server's answer already holds newer text than the draft
 * @returns the draft, which has replaced the stored values in the form, and a function that discards it
 */
export function useFormDraft(name: string, form: RefObject<HTMLFormElement>, isKept: boolean, isAnswered: boolean) {
  const [draft, setDraft] = useState<FormDraft>()
  const [isFresh] = useState(!isAnswered)
  const filled = useRef('')

  // Early and once, because a draft that is filled in later would replace what was typed meanwhile.
  useEarlyEffect(() => {
    if (!isKept) return
    if (filled.current !== name && isFresh) setDraft(read(name))
    filled.current = name
  }, [name, isKept, isFresh])

  useEarlyEffect(() => {
    if (draft && form.current) replaceFields(form.current, draft.typed)
  }, [draft, form])

  const discard = () => {
    remove(storageKey(name))
    setDraft(undefined)
    form.current?.reset()
    // The button that was pressed disappears.
    form.current?.querySelector<HTMLElement>('textarea')?.focus()
  }
  return { draft, discard }
}

/** A text that was only emptied is no draft. */
export function saveDraft(name: string, form: HTMLFormElement, version?: FieldValue) {
  if (isOnlyEmptied(form)) return remove(storageKey(name))
  const draft: FormDraft = { typed: readFields(form), counts: readCounts(form), version }
  const text = JSON.stringify(draft)
  written.set(storageKey(name), text)
  withStorage((storage) => storage.setItem(storageKey(name), text))
}

/** Discards the drafts of one record's form, whichever account wrote them in this tab. */
export function discardRecordDrafts(formOf: string) {
  const key = storageKey(formOf)
  const keys = [...written.keys(), ...(withStorage((storage) => Object.keys(storage)) ?? [])]
  for (const one of keys) if (one === key || one.startsWith(`${key} `)) remove(one)
}

function remove(key: string) {
  written.delete(key)
  withStorage((storage) => storage.removeItem(key))
}

function read(name: string): FormDraft | undefined {
  const key = storageKey(name)
  const text = withStorage((storage) => storage.getItem(key)) ?? written.get(key)
  if (text === undefined) return undefined
  written.set(key, text)
  return draftOf(text)
}

export function draftOf(text: string): FormDraft | undefined {
  const draft: FormDraft | null = JSON.parse(text)
  return draft && Array.isArray(draft.typed) ? draft : undefined
}

/** Storage may be blocked or full: then no draft is kept, and the form works without one. */
export function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
