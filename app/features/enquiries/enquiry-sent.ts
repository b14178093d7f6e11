import { promiseWords } from '#app/content/promise.ts'
import type { Flash } from '#app/http/flash.ts'
import type { Enquiry } from '#db/tables/records.ts'

/** What the page after an accepted enquiry says of it. */
export function enquirySent(
  form: string,
  text: string,
  { reference, promised_by }: Pick<Enquiry, 'reference' | 'promised_by'>,
): Omit<Flash, 'id'> {
  const promise = { by: promised_by, words: promiseWords(promised_by) }
  return { form, kind: 'success', text, reference, promise }
}
