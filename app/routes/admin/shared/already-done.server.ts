// The page of a question about what was done already, perhaps by a second press or in another tab.
import { type AuditedRecord, lastChangeText } from '#app/features/staff/audit/last-change.server.ts'
import { drawn, message, nested, sentences } from '#app/languages/message.ts'
import type { Message } from '#app/languages/phrases.server.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import type { Question } from './confirm-page.tsx'

type Reader = { timeZone: string; language: Language }

type Done = Pick<Question, 'button' | 'above' | 'record' | 'reload'> & {
  audited: AuditedRecord
  /** Says what has become of it. */
  text?: Message
}

/** Says by whom, and leads on: to the record, or to the list. Null where neither the text nor the audit log says anything. */
export async function alreadyDone(
  db: Db,
  { audited, text, ...page }: Done,
  reader: Reader,
): Promise<Omit<Question, 'state' | 'shown'> | null> {
  const last = await lastChangeText(db, audited, reader)
  const back = page.record ?? page.above.at(-1)
  const reload = message('Back to {page}', { page: nested(back?.label ?? 'Overview') })
  if (!text && !last) return null
  const question = { form: '', title: page.button, text: drawn(''), refusedTitle: 'This was already done' as const }
  return { ...question, reload, ...page, refusal: sentences(text, last && drawn(last)) }
}
