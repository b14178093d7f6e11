// What is typed into a public form, or a long text anywhere, stays in this browser tab until the server has said that it
// is stored: neither a lost connection nor a reload costs anybody their words.
import { type RefObject, useEffect, useState } from 'react'
import { useFlash } from '#app/http/flash.ts'
import { fillFields, readFields, replaceFields, type Typed } from './form-fields.ts'
import type { FieldValue } from './form-state.ts'

type Draft = {
  typed: Typed[]
  /** Of the record that the text was written for: who changed it meanwhile is not overwritten. */
  version?: FieldValue
}

const storageKey = (name: string) => `form:${name}`

type DraftOptions = {
  /** Of one record: the draft replaces what is stored. Another one is filled in where nothing is. */
  isOfRecord: boolean
  /** The page has brought newer words. */
  isAnswered: boolean
}

/** @returns the draft that the form was filled in with, and what takes it away */
export function useFormDraft(
  name: string,
  form: RefObject<HTMLFormElement>,
  isKept: boolean,
  { isOfRecord, isAnswered }: DraftOptions,
) {
  const sent = useFlash(name)
  // Without a text it is the receipt of what was sent before; what has been typed since is kept.
  const accepted = sent?.kind === 'success' && sent.text !== ''
  const [draft, setDraft] = useState<Draft>()
  const [isFresh] = useState(!isAnswered)

  useEffect(() => {
    if (!isKept) return
    if (accepted) discardDraft(name)
    else if (isFresh || !isOfRecord) setDraft(read(name))
  }, [name, isKept, isOfRecord, isFresh, accepted])

  useEffect(() => {
    if (!draft || !form.current) return
    if (isOfRecord) replaceFields(form.current, draft.typed)
    else fillFields(form.current, draft.typed)
  }, [draft, form, isOfRecord])

  const discard = () => {
    discardDraft(name)
    setDraft(undefined)
    form.current?.reset()
  }
  return { draft, discard }
}

export function saveDraft(name: string, form: HTMLFormElement, version?: FieldValue) {
  const draft: Draft = { typed: readFields(form), version }
  withStorage((storage) => storage.setItem(storageKey(name), JSON.stringify(draft)))
}

/** Of one record, by every account in this tab. */
export function discardRecordDrafts(formOf: string) {
  withStorage((storage) => {
    const key = storageKey(formOf)
    for (const one of Object.keys(storage)) if (one === key || one.startsWith(`${key} `)) storage.removeItem(one)
  })
}

export function discardDraft(name: string) {
  withStorage((storage) => storage.removeItem(storageKey(name)))
}

function read(name: string): Draft | undefined {
  return withStorage((storage) => {
    const draft: Draft | null = JSON.parse(storage.getItem(storageKey(name)) ?? 'null')
    return draft && Array.isArray(draft.typed) ? draft : undefined
  })
}

/** A browser may refuse the storage or have it full: then nothing is kept, and the form works as without. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
