// The headers of the mails with a record's sender, as mail programs need them to group a reply with its conversation.

import { conversational } from '#app/mail/priority.ts'
import { messageIdOf } from '#app/mail/site-url.server.ts'
import type { Db } from '#db/schema.ts'
import type { RecordRow } from '#db/tables/records.ts'

/** Mail programs ignore the rest of a longer list. */
const mostReferences = 20

type MailThread = {
  /** In-Reply-To and References; empty before the first mail. */
  headers: Record<string, string>
  /** The last subject that a person used, without Re; null if only the site has written. */
  subject: string | null
}

/** The marks of our languages' mail programs, and a few others'. */
const answerMark = /^(re|ré|aw|antw|sv|답장|회신)(\[\d{1,3}\])?\s?[:：]/i

export function withoutRe(subject: string): string {
  let own = subject.trim()
  while (answerMark.test(own)) own = own.replace(answerMark, '').trimStart()
  return own
}

export async function mailThread(db: Db, { reference, email }: Pick<RecordRow, 'reference' | 'email'>) {
  const sent = db
    .selectFrom('outbox')
    .select(['id', 'kind', 'subject', 'message_id', 'created_at as at'])
    .where('reference', '=', reference)
    .where('to_address', '=', email)
    .where('kind', 'in', conversational)
    .where('status', 'not in', ['discarded', 'failed'])
    .execute()
  const received = db
    .selectFrom('received_mails')
    .select(['subject', 'message_id', 'received_at as at'])
    .where('reference', '=', reference)
    .where('status', '=', 'filed')
    .where('is_automatic', '=', 0)
    .execute()
  const mails = [
    ...(await sent).map(({ id, message_id, subject, kind, at }) => ({
      at,
      subject,
      isAutomatic: kind !== 'record-replied',
      ids: [messageIdOf(id), message_id],
    })),
    ...(await received).map(({ message_id, subject, at }) => ({ at, subject, isAutomatic: false, ids: [message_id] })),
  ]
  return threadOf(mails.sort((one, other) => Number(one.at) - Number(other.at)))
}

type ThreadMail = { ids: (string | null)[]; subject: string; isAutomatic: boolean }

function threadOf(mails: ThreadMail[]): MailThread {
  const known = mails.flatMap(({ ids }) => ids).filter((id) => id !== null)
  const parent = known.at(-1)
  if (!parent) return { headers: {}, subject: null }
  const references = known.slice(-mostReferences)
  return {
    headers: { 'In-Reply-To': parent, References: references.join(' ') },
    subject: lastOwnSubject(mails),
  }
}

/** An answer to an acknowledgement has the site's subject, not its writer's. */
function lastOwnSubject(mails: ThreadMail[]): string | null {
  const bySite = new Set(mails.filter(({ isAutomatic }) => isAutomatic).map(({ subject }) => withoutRe(subject)))
  const own = mails.map(({ subject }) => withoutRe(subject)).filter((subject) => subject && !bySite.has(subject))
  return own.at(-1) ?? null
}
