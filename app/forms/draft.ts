// Keeps what is typed into a form in the browser until the server confirms that it is stored: one draft for each form,
// record and account. A public form keeps it on the device for a week, so that a closed browser does not lose it either, and
// says so. Staff's posts stay on the device too; other long texts, and those behind a mailed link, end with the tab.
import { useRouteLoaderData } from '@remix-run/react'
import { type RefObject, useState } from 'react'
import { useFlash } from '#app/http/browser/flash.ts'
import { englishPath } from '#app/languages/pages.ts'
import { useEarlyEffect } from '#app/ui/use-hydrated.ts'
import {
  clearFields,
  fillFields,
  isFilledIn,
  isOnlyEmptied,
  readCounts,
  readFields,
  readTexts,
  replaceFields,
  resetFields,
  type Typed,
} from './fields/form-fields.ts'
import { recordFormKey } from './form-answer.ts'
import type { FieldValue, FormAnswer, FormValues } from './form-state.ts'

export type Draft = {
  typed: Typed[]
  /** The number of each list's rows, which can have been added or removed. */
  counts?: FormValues
  /** The record's version when the text was typed, so that a change made since then is not overwritten unnoticed. */
  version?: FieldValue
  /** When it was typed; only of a public form. */
  at?: number
  /** True from the press of a public form's button until the server refuses it, or something is typed again. */
  isSent?: boolean
}

type Place = 'device' | 'tab'

const prefix = 'draft:'
const longestKept = 7 * 24 * 60 * 60 * 1000

/** This tab's drafts by key, except those of public forms: see staff-drafts.ts. */
export const written = new Map<string, string>()

type DraftOptions = {
  form: string
  action: string
  isPublic: boolean
  /** By default a public form's draft is on the device, and a long text's in the tab. */
  keptOn?: 'device' | 'nothing'
  /** Already holds newer text than the draft. */
  answer: FormAnswer | undefined
  /** The refusal of the last send, or its missing answer. */
  failure: object | undefined
}

/**
 * @returns the draft that was filled in, which another person at the device may have typed; whether this form's text is kept
 * now; and functions that keep and discard it, which do nothing for a form without a draft
 */
export function useDraft(element: RefObject<HTMLFormElement>, options: DraftOptions) {
  const { form, action, isPublic, keptOn, answer, failure } = options
  const isLong = useLongText(element)
  const place: Place | undefined = keptOn === 'nothing' ? undefined : (keptOn ?? placeOf(isPublic, isLong))
  const me = useRouteLoaderData<{ me: string }>('routes/admin/shared/staff-layout')?.me
  const key = [keyOf(recordFormKey(form, action)), me].filter(Boolean).join(' ')
  const sent = useFlash(form)
  // A message without text is the receipt of an earlier send; text typed since then is kept.
  const isStored = sent?.kind === 'success' && sent.text !== ''
  const [isFresh] = useState(answer === undefined)
  const [draft, setDraft] = useState<Draft>()
  const [isKept, setKept] = useState(false)

  useEarlyEffect(() => {
    if (isStored) discardSent(form)
  }, [form, isStored])

  // A form that was sent and is still here was refused, or has no answer: its text is not stored yet.
  useEarlyEffect(() => {
    if (!place) return
    const draft = read(key)
    if (draft?.isSent) write(key, place, { ...draft, isSent: false })
  }, [key, place, failure])

  // Early, before the next key or click: later it would replace what was typed meanwhile.
  useEarlyEffect(() => {
    const found = place && read(key)
    if (!found || !element.current) return
    if (isFresh && isPublic) fillFields(element.current, found.typed)
    setKept(true)
    setDraft(isFresh ? found : undefined)
  }, [key, place, isPublic, isFresh, element])

  // Once its rows are drawn.
  useEarlyEffect(() => {
    if (draft && !isPublic && element.current) replaceFields(element.current, draft.typed)
  }, [draft, isPublic, element])

  const keep = (version: FieldValue | undefined, isSent?: boolean) => {
    const { current } = element
    if (!place || !current || (isSent && !isPublic)) return
    // A text of staff that was only emptied is no draft.
    const isDraft = isPublic ? isFilledIn(current) : !isOnlyEmptied(current)
    if (!isDraft) remove(key)
    const typed = isPublic ? { typed: readTexts(current), at: Date.now(), isSent } : { typed: readFields(current) }
    setKept(isDraft && write(key, place, { ...typed, counts: readCounts(current), version }))
    if (!isDraft && isPublic) setDraft(undefined)
  }
  const discard = () => {
    if (element.current) (isPublic ? clearFields : resetFields)(element.current)
    remove(key)
    setKept(false)
    setDraft(undefined)
    // The button that was pressed disappears.
    element.current?.querySelector<HTMLElement>(isPublic ? '.input' : 'textarea')?.focus()
  }
  return { draft, isKept, keep, discard }
}

const placeOf = (isPublic: boolean, isLong: boolean) => (isPublic ? 'device' : isLong ? 'tab' : undefined)

/** True if the form has a text area or rows that can be added, which is known after the first render. */
function useLongText(element: RefObject<HTMLFormElement>) {
  const [isLong, setLong] = useState(false)
  useEarlyEffect(() => setLong(Boolean(element.current?.querySelector('textarea, .document-rows'))), [element])
  return isLong
}

/** The same in all languages, because people change the language while they write. @param of a form's name, or its record's key */
export function keyOf(of: string) {
  const [form, path] = of.split(' ')
  return prefix + (path ? `${form} ${englishPath(path)}` : form)
}

/** Discards what was sent of this form; what was typed since then, or on another page, is kept. */
export const discardSent = (form: string) => removeWhere((draft, key) => draft.isSent === true && isOf(form, key))

/**
 * Discards the drafts of one record's form, whichever account wrote them; that of a public form, which all tabs have, only if
 * it was sent.
 */
export const discardDrafts = (formOf: string) =>
  removeWhere((draft, key) => (draft.isSent === true || draft.at === undefined) && isOf(formOf, key))

const isOf = (of: string, key: string) => `${key} `.startsWith(`${keyOf(of)} `)

function write(key: string, place: Place, draft: Draft): boolean {
  const text = JSON.stringify(draft)
  if (draft.at === undefined) written.set(key, text)
  const isWritten = inStorage(place, (storage) => {
    storage.setItem(key, text)
    return true
  })
  return isWritten ?? false
}

/** Also removes the drafts of public forms that are too old. */
function read(key: string): Draft | undefined {
  removeWhere(({ at }) => at !== undefined && !(Date.now() - at < longestKept))
  const stored = (place: Place) => inStorage(place, (storage) => storage.getItem(key))
  const text = written.get(key) ?? stored('device') ?? stored('tab')
  const draft = draftOf(text)
  if (text && draft?.at === undefined) written.set(key, text)
  return draft
}

const remove = (key: string) => removeWhere((_, one) => one === key)

/** Also removes what is no draft. */
function removeWhere(isOver: (draft: Draft, key: string) => boolean) {
  const isGone = (key: string, text: string | null) => {
    const draft = draftOf(text)
    return !draft || isOver(draft, key)
  }
  for (const [key, text] of written) if (isGone(key, text)) written.delete(key)
  for (const place of ['device', 'tab'] as const)
    inStorage(place, (storage) => {
      for (const key of Object.keys(storage))
        if (key.startsWith(prefix) && isGone(key, storage.getItem(key))) storage.removeItem(key)
    })
}

/** Another release may have written it. */
export function draftOf(text: string | null | undefined): Draft | undefined {
  try {
    const draft: Draft | null = JSON.parse(text ?? 'null')
    return Array.isArray(draft?.typed) ? draft : undefined
  } catch {
    return undefined
  }
}

/** Storage may be refused or full: then no draft is kept, and the form works without one. */
export function inStorage<T>(place: Place, use: (storage: Storage) => T): T | undefined {
  try {
    return use(place === 'device' ? localStorage : sessionStorage)
  } catch {
    return undefined
  }
}
