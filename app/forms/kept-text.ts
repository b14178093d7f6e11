// What is typed into a public form stays in this browser tab until the server has said that it is stored: neither a
// lost connection nor a reload costs anybody their words.
import { type RefObject, useEffect } from 'react'
import { useFlash } from '#app/http/flash.ts'
import { typeAgain, typedInto } from './typed-text.ts'

const place = (form: string) => `form:${form}`

export function useKeptText(name: string, form: RefObject<HTMLFormElement>, isKept: boolean) {
  const accepted = useFlash(name)?.kind === 'success'
  useEffect(() => {
    if (!isKept || !form.current) return
    if (accepted) forgetText(name)
    else restore(name, form.current)
  }, [name, form, isKept, accepted])
}

export function keepText(name: string, form: HTMLFormElement) {
  withStorage((storage) => storage.setItem(place(name), JSON.stringify(typedInto(form))))
}

export function forgetText(name: string) {
  withStorage((storage) => storage.removeItem(place(name)))
}

function restore(name: string, form: HTMLFormElement) {
  withStorage((storage) => {
    const kept: unknown = JSON.parse(storage.getItem(place(name)) ?? '[]')
    if (Array.isArray(kept)) typeAgain(form, kept)
  })
}

/** A browser may refuse the storage or have it full: then nothing is kept, and the form works as without. */
function withStorage(use: (storage: Storage) => void) {
  try {
    use(sessionStorage)
  } catch {}
}
