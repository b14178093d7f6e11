// The page of a question about what was done already, perhaps by a second press or in another tab.
import { type AuditedRecord, lastChangeText } from '#app/features/staff/audit/last-change.server.ts'
import { sayIn, translated } from '#app/languages/phrases.server.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import type { Question } from './confirm-page.tsx'

type Reader = { timeZone: string; language: Language }

type Done = Pick<Question, 'button' | 'above' | 'record' | 'reload'> & {
  audited: AuditedRecord
  /** Says what has become of it. */
  text?: string
}

/** Says by whom, and leads on: to the record, or to the list. Null where neither the text nor the audit log says anything. */
export async function alreadyDone(
  db: Db,
  { audited, text, ...page }: Done,
  reader: Reader,
): Promise<Omit<Question, 'state' | 'shown'> | null> {
  const last = await lastChangeText(db, audited, reader)
  const refusal = [text, last].filter(Boolean).join(' ')
  const back = page.record ?? page.above.at(-1)
  const label = translated(reader.language, back?.label ?? 'Overview')
  const reload = sayIn(reader.language)('Back to {page}', { page: label })
  const question = { form: '', title: page.button, text: '', refusedTitle: 'This was already done' }
  return refusal ? { ...question, reload, ...page, refusal } : null
}
