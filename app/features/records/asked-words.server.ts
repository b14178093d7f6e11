import type { Db } from '#db/schema.ts'
import type { RecordRow } from '#db/tables/records.ts'

type AskedWords = { subject: string | null; quoted: Quoted | null }

/** `event`: the event with this text; null for the record's first message. */
export type Quoted = { at: number; text: string; event: string | null }

/** A record's subject, and its sender's latest message. */
export async function askedWords(db: Db, { id, kind, received_at }: RecordRow): Promise<AskedWords> {
  const [sent, added] = await Promise.all([
    kind === 'enquiry'
      ? db.selectFrom('enquiries').select(['subject', 'message']).where('record_id', '=', id).executeTakeFirst()
      : db
          .selectFrom('applications')
          .select(['course_name as subject', 'message'])
          .where('record_id', '=', id)
          .executeTakeFirst(),
    db
      .selectFrom('record_events')
      .select(['id', 'at', 'note'])
      .where('record_id', '=', id)
      .where('type', 'in', ['added', 'answer'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  const subject = sent?.subject ?? null
  if (added?.note) return { subject, quoted: { at: Number(added.at), text: added.note, event: added.id } }
  return { subject, quoted: sent?.message ? { at: Number(received_at), text: sent.message, event: null } : null }
}
