import type { Flash } from '#app/http/browser/flash.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import { type Promised, promiseSentence } from '#app/time/promise.ts'
import type { Language, RecordRow } from '#db/tables/records.ts'

/** @property bookedAt the time of its appointment */
type Sent = Pick<RecordRow, 'reference'> & Promised & { bookedAt?: number | null }
type On = { language: Language; now: number }

/** Before the title of a page that says a form was sent. */
const sentMarks: Record<Language, string> = { en: 'Sent: ', fr: 'Envoyé\u00a0: ', ko: '전송됨: ' }

/** The flash message after a form is accepted; a promise that has already passed is left out. */
export function recordSent(form: string, text: Phrase, record: Sent, { language, now }: On): Omit<Flash, 'id'> {
  const { reference, promised_by, bookedAt = null } = record
  const promise = (promised_by > now && promiseSentence(record, bookedAt, { language, now })) || undefined
  return { form, kind: 'success', text: sayIn(language)(text), mark: sentMarks[language], reference, promise }
}
