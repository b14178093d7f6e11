// What is typed into a public form stays in this browser tab until the server has said that it is stored: neither a
// lost connection nor a reload costs anybody their words.
import { type RefObject, useEffect } from 'react'
import { useFlash } from '#app/http/flash.ts'
import { fillFields, readFields } from './form-fields.ts'

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
