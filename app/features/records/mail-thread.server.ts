// The mails between the sender of a record and us, as far as mail programs must know them to put a reply beside them.
import { messageIdOf } from '#app/mail/message-id.server.ts'
import { conversational } from '#app/mail/priority.ts'
import type { Db, RecordRow } from '#db/schema.ts'

/** Mail programs read no more of a long line. */
const mostReferences = 20

export type MailThread = {
  /** In-Reply-To and References; empty before the first mail. */
  headers: Record<string, string>
  /** What the last mail was called. */
  subject: string | null
}

export async function mailThread(db: Db, { reference, email }: Pick<RecordRow, 'reference' | 'email'>) {
  const sent = await db
    .selectFrom('outbox')
    .select(['id', 'subject', 'message_id'])
    .where('reference', '=', reference)
    .where('to_address', '=', email)
    .where('kind', 'in', conversational)
    .where('status', 'not in', ['discarded', 'failed'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return threadOf(
    sent.map(({ id, message_id, subject }) => ({
      ids: [messageIdOf(id), ...(message_id ? [message_id] : [])],
      subject,
    })),
  )
}

function threadOf(mails: { ids: string[]; subject: string }[]): MailThread {
  const last = mails.at(-1)
  const parent = last?.ids.at(-1)
  if (!last || !parent) return { headers: {}, subject: null }
  const references = mails.flatMap(({ ids }) => ids).slice(-mostReferences)
  return { headers: { 'In-Reply-To': parent, References: references.join(' ') }, subject: last.subject || null }
}
