import { useRouteLoaderData } from '@remix-run/react'
import type { TimedSentence } from '#app/ui/text/your-time.tsx'
import type { Undo, WayOn } from '#app/ui/toasts/toast-message.ts'

export type Flash = {
  /** New for every message, so that a form knows when to be cleared. */
  id: string
  kind: 'success' | 'info' | 'error'
  /** Empty on a reloaded page, which shows a reference only. */
  text: string
  /** The accepted form, when the message belongs beside it. */
  form?: string
  reference?: string
  /** Before the title of the page, once. */
  mark?: string
  /** A sentence about something else that was accepted with the form, such as a discount code. */
  note?: string
  /** The action that undo would take back. */
  undo?: Undo
  /** The page that the message is about. */
  link?: WayOn
  /** When an answer is promised. */
  promise?: TimedSentence
}

/** The message for this page; with a form's name, only that form's. */
export function useFlash(form?: string): Flash | null {
  const flash = useRouteLoaderData<{ flash: Flash | null }>('root')?.flash ?? null
  return flash && (form === undefined ? !flash.form : flash.form === form) ? flash : null
}
