import { useRouteLoaderData } from '@remix-run/react'

export type Flash = {
  /** New for every message, so that a form knows when to be cleared. */
  id: string
  kind: 'success' | 'info' | 'error'
  /** Empty where a page that was loaded again shows a reference only. */
  text: string
  /** The form that was accepted, when the message belongs beside it. */
  form?: string
  reference?: string
  /** What can be taken back. */
  undo?: string
  /** When an answer is promised, also in words. */
  promise?: { by: number; words: string }
}

/** The message for this page; with a form's name only that form's. */
export function useFlash(form?: string): Flash | null {
  const flash = useRouteLoaderData<{ flash: Flash | null }>('root')?.flash ?? null
  return flash && (form === undefined ? !flash.form : flash.form === form) ? flash : null
}
