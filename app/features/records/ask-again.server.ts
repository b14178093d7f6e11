// Handles a sender who writes again: by mail, on the status page or with another form. A record that was answered waits
// for an answer again with a new promise; an open promise stays as it is.

import { queueNotice } from '#app/mail/notices.server.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { promisedBy } from '#app/time/promise.ts'
import { searchText } from '#db/queries/search.ts'
import type { Trx } from '#db/schema.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { recordKinds } from './kinds.ts'
import { findOwnDays } from './office-days.server.ts'
import { isUnanswered } from './overdue.ts'

/** @param text what is new, for the search @returns the record as it is now */
export async function askAgain(trx: Trx, record: RecordRow, text: string, now: number): Promise<RecordRow> {
  const asked = record.status === 'spam' ? {} : { ...unread, ...(await newPromise(trx, record, now)) }
  return addWords(trx, record, text, asked)
}

/** Limited because the index is rewritten with every word of the record. */
const mostSearched = 200_000

/** Makes new text searchable and raises the version, so that a decision based on the old page is refused. */
export async function addWords(trx: Trx, record: RecordRow, text: string, more: Partial<RecordRow> = {}) {
  const known = record.search_text
  const search_text = known.length > mostSearched ? known : `${known}${searchText(text)}`
  const changed = await trx
    .updateTable('records')
    .set({ ...more, search_text, version: record.version + 1 })
    .where('id', '=', record.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return changed as RecordRow
}

const unread = { read_at: null, snoozed_until: null }

async function newPromise(trx: Trx, record: RecordRow, now: number) {
  if (isUnanswered(record)) return {}
  const promised_by = promisedBy(now, await findOwnDays(trx))
  return { status: reopened(record), closed_at: null, answered_at: null, asked_again_at: now, promised_by }
}

/** A completed enquiry is reopened; an application's decision stays. */
const reopened = (record: RecordRow) =>
  record.kind === 'enquiry' && record.status === 'completed' ? recordKinds.enquiry.begun : record.status

type Told = Pick<RecordRow, 'id' | 'kind' | 'status' | 'assignee_id'>

/**
 * Notifies staff of a sender's action, including the people who are answering; actions on quarantined records are not
 * notified.
 */
export async function tellOfSender(trx: Trx, record: Told, noticeTo: (to: string) => Mail, now: number) {
  if (record.status === 'spam') return
  const { readPermission } = recordKinds[record.kind]
  await queueNotice(trx, readPermission, noticeTo, now, await answerersOf(trx, record))
}

/** The ids of the assignee and of the last person who replied. */
export async function answerersOf(trx: Trx, { id, assignee_id }: Pick<RecordRow, 'id' | 'assignee_id'>) {
  const reply = await trx
    .selectFrom('record_events')
    .select('actor_id')
    .where('record_id', '=', id)
    .where('type', '=', 'reply')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return [assignee_id, reply?.actor_id ?? null].filter((answerer) => answerer !== null)
}
