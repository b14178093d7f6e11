// Handles a sender who writes again, by mail, on the status page or with another form, and an answer that did not arrive.
// A record that was answered waits for an answer again with a new promise; an open promise stays as it is.

import { queueNotice } from '#app/mail/notices.server.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { promisedBy } from '#app/time/promise.ts'
import type { Trx } from '#db/schema.ts'
import type { RecordKind, RecordRow, StatusOf } from '#db/tables/records.ts'
import type { Change } from './change-record.server.ts'
import { recordKinds } from './kinds.ts'
import { idsOf } from './merged.server.ts'
import { readOwnDays } from './office-days.server.ts'
import { isUnanswered } from './overdue.ts'

/** The change that every way of coming back makes; its caller adds the event. */
export const askedAgain = <Kind extends RecordKind>(trx: Trx, record: RecordRow<Kind>, now: number) =>
  openAgain(trx, record, { asked_again_at: now }, now)

/** The change after the newest reply did not arrive; its sender has not written since. */
export const answerLost = <Kind extends RecordKind>(trx: Trx, record: RecordRow<Kind>, now: number) =>
  openAgain(trx, record, {}, now)

async function openAgain<Kind extends RecordKind>(
  trx: Trx,
  record: RecordRow<Kind>,
  asked: { asked_again_at?: number },
  now: number,
): Promise<Pick<Change<Kind>, 'values' | 'reading'>> {
  if (record.status === 'spam') return {}
  const values = { snoozed_until: null, ...(await newPromise(trx, record, asked, now)) }
  return { values, reading: 'unread' }
}

async function newPromise<Kind extends RecordKind>(
  trx: Trx,
  record: RecordRow<Kind>,
  asked: { asked_again_at?: number },
  now: number,
) {
  if (isUnanswered(record)) return {}
  const promised_by = promisedBy(now, await readOwnDays(trx, now))
  return { status: reopened(record), closed_at: null, answered_at: null, ...asked, promised_by }
}

/** A completed enquiry is reopened; an application's decision stays. */
const reopened = <Kind extends RecordKind>({ kind, status }: RecordRow<Kind>): StatusOf<Kind> =>
  kind === 'enquiry' && status === 'completed' ? recordKinds[kind].begun : status

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
export async function answerersOf(trx: Trx, record: Pick<RecordRow, 'id' | 'assignee_id'>) {
  const reply = await newestReply(trx, record)
  return [record.assignee_id, reply?.actor_id ?? null].filter((answerer) => answerer !== null)
}

export const newestReply = (trx: Trx, { id }: Pick<RecordRow, 'id'>) =>
  trx
    .selectFrom('record_events')
    .select(['actor_id', 'mail_id'])
    .where('record_id', 'in', idsOf(id))
    .where('type', '=', 'reply')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
