// What is typed into a public form, or a long one of the staff area, stays in this browser tab until the server has said that it is stored: neither a
// lost connection nor a reload costs anybody their words.
import { type RefObject, useEffect } from 'react'
import { useFlash } from '#app/http/flash.ts'
import { fillFields, readFields } from './form-fields.ts'

/** The name of a draft that is one account's. */
export const staffDraft = (form: string, userId: string) => `${form} ${userId}`

const storageKey = (form: string) => `form:${form}`

export function useFormDraft(name: string, form: RefObject<HTMLFormElement>, isSaved: boolean) {
  const accepted = useFlash(name)?.kind === 'success'
  useEffect(() => {
    if (!isSaved || !form.current) return
    if (accepted) discardDraft(name)
    else restore(name, form.current)
  }, [name, form, isSaved, accepted])
}

export function saveDraft(name: string, form: HTMLFormElement) {
  withStorage((storage) => storage.setItem(storageKey(name), JSON.stringify(readFields(form))))
}

/** Of every account in this tab. */
export function discardStaffDrafts(form: string) {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(storageKey(`${form} `))) storage.removeItem(key)
  })
}

export function discardDraft(name: string) {
  withStorage((storage) => storage.removeItem(storageKey(name)))
}

function restore(name: string, form: HTMLFormElement) {
  withStorage((storage) => {
    const draft: unknown = JSON.parse(storage.getItem(storageKey(name)) ?? '[]')
    if (Array.isArray(draft)) fillFields(form, draft)
  })
}

/** A browser may refuse the storage or have it full: then nothing is kept, and the form works as without. */
function withStorage(use: (storage: Storage) => void) {
  try {
    use(sessionStorage)
  } catch {}
}
