// Stores newsletter issues for tests, as sending leaves them.
import { newId } from '#db/queries/id.ts'
import type { Db } from '#db/schema.ts'
import type { IssueRow, IssueStatus, IssueTopic } from '#db/tables/issues.ts'
import type { Language } from '#db/tables/records.ts'

type Text = { subject: string; preheader?: string; body?: string }
type Made = {
  number: number
  texts: Partial<Record<Language, Text>>
  status?: IssueStatus
  topic?: IssueTopic
  more?: Partial<Pick<IssueRow, 'is_advertising' | 'prepared_at'>>
  /** When it was sent. */
  at?: number
}

/** @returns its id */
export async function makeIssue(
  db: Db,
  { number, texts, status = 'sent', topic = 'articles', at = Date.now(), more }: Made,
) {
  const id = newId()
  const saved = { saved_at: at, saved_by: 'Ada', version: 1 }
  await db
    .insertInto('newsletter_issues')
    .values({
      id,
      number,
      title: `Issue ${number}`,
      status,
      topic,
      is_advertising: 0,
      without_text: 'English',
      created_at: at,
      created_by: 'Ada',
      started_at: ['draft', 'scheduled'].includes(status) ? null : at,
      prepared_at: ['draft', 'scheduled', 'preparing'].includes(status) ? null : at,
      ended_at: status === 'sent' ? at : null,
      version: 1,
      ...more,
    })
    .execute()
  for (const [language, { subject, preheader = '', body = 'Some words.' }] of Object.entries(texts)) {
    await db
      .insertInto('newsletter_texts')
      .values({ issue_id: id, language: language as Language, subject, preheader, body, ...saved })
      .execute()
  }
  return id
}
