// Handles a sender who writes again, by mail, on the status page or with another form, and an answer that did not arrive.
// A record that was answered waits for an answer again with a new promise; an open promise stays as it is.

import { promisedBy } from '#app/time/promise.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordKind, RecordRow, StatusOf } from '#db/tables/records.ts'
import type { Change } from './change-record.server.ts'
import { recordKinds } from './kinds.ts'
import { idsOf } from './merged.server.ts'
import { type NoticeTo, queueNotice } from './notices.server.ts'
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
export async function tellOfSender(trx: Trx, record: Told, noticeTo: NoticeTo, now: number) {
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

type AskedWords = { subject: string | null; quoted: Quoted | null }

/** `event`: the event with this text; null for the record's first message. */
export type Quoted = { at: number; text: string; event: string | null }

type FirstMessage = { subject: string | null; message: string | null }

/** The sender’s first words, with an enquiry's subject or an application's course. */
export async function firstMessage(db: Db, { id, kind }: Pick<RecordRow, 'id' | 'kind'>): Promise<FirstMessage> {
  const found =
    kind === 'enquiry'
      ? db.selectFrom('enquiries').select(['subject', 'message']).where('record_id', '=', id)
      : db.selectFrom('applications').select(['course_name as subject', 'message']).where('record_id', '=', id)
  return (await found.executeTakeFirst()) ?? { subject: null, message: null }
}

/** A record's subject, and its sender's latest message. */
export async function askedWords(db: Db, record: RecordRow): Promise<AskedWords> {
  const { id, received_at } = record
  const [{ subject, message }, added] = await Promise.all([
    firstMessage(db, record),
    db
      .selectFrom('record_events')
      .leftJoin('enquiries', 'enquiries.record_id', 'record_events.record_id')
      .select(['id', 'at'])
      .select((e) => e.case().when('type', '=', 'received').then(e.ref('message')).else(e.ref('note')).end().as('note'))
      .where('record_events.record_id', 'in', idsOf(id))
      .where('at', '>=', received_at)
      // The first message of one that was merged into it is a later one of this.
      .where((e) =>
        e.or([
          e('type', 'in', ['added', 'answer']),
          e.and([e('type', '=', 'received'), e('record_events.record_id', '!=', id)]),
        ]),
      )
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  if (added?.note) return { subject, quoted: { at: Number(added.at), text: added.note, event: added.id } }
  return { subject, quoted: message ? { at: Number(received_at), text: message, event: null } : null }
}
