import type { Flash } from '#app/http/browser/flash.ts'
import { promiseWords } from '#app/time/promise.ts'
import type { RecordRow } from '#db/tables/records.ts'

type Sent = Pick<RecordRow, 'reference' | 'promised_by'>

/** The flash message after a form is accepted; a promise that has already passed is left out. */
export function recordSent(form: string, text: string, record: Sent, now: number): Omit<Flash, 'id'> {
  const { reference, promised_by: by } = record
  const promise = by > now ? { by, words: promiseWords(by) } : undefined
  return { form, kind: 'success', text, reference, promise }
}
