import type { Db } from '#db/schema.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { idsOf } from './merged.server.ts'

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
