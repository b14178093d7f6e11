// Sends a reply by mail: the mail, the event and the new status are stored in one transaction.
import { offices } from '#app/content/company/offices.ts'
import { env } from '#app/env.server.ts'
import { bareAddress, singleLine } from '#app/mail/address.ts'
import { recordAddress } from '#app/mail/incoming/record-address.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { recordReplied, replySubject } from '#app/mail/messages/visitors/record-replied.ts'
import { officeCopy } from '#app/mail/office-words.ts'
import { type Mail, queueMail } from '#app/mail/outbox/queue.server.ts'
import { findSuppression } from '#app/mail/suppressions.server.ts'
import type { Actor, By } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Language, RecordKind, RecordRow, StatusOf } from '#db/tables/records.ts'
import { askedWords } from '../ask-again.server.ts'
import { changeRecord, type Done } from '../change-record.server.ts'
import { recordKinds } from '../kinds.ts'
import { mailThread, withoutRe } from '../mail/thread.server.ts'
import { findMove, isOpen } from '../statuses.ts'
import { deleteDraft } from './draft.server.ts'
import { draftFiles, giveFilesToMail } from './files.server.ts'
import { sizeProblem } from './files.ts'
import type { ReplyInput } from './schema.ts'
import { saysSomething } from './templates.server.ts'

/** The author of the reply, whose address receives answers if the site has no mailbox. */
type Writer = Actor & { email: string }

type Words = Pick<ReplyInput, 'language' | 'subject' | 'body'>

/** The mail as it would be sent now. */
export async function composeReply(db: Db, record: RecordRow, words: Words, writer: Writer): Promise<Mail> {
  const [{ headers }, { quoted }, sender] = await Promise.all([
    mailThread(db, record),
    askedWords(db, record),
    senderOf(db, writer, words.language),
  ])
  const { email, reference } = record
  const subject = words.subject ?? (await defaultSubject(db, record, words.language))
  const replyTo = recordAddress(reference) ?? bareAddress(env.MAIL_TO[0] ?? writer.email) ?? undefined
  return recordReplied({
    email,
    reference,
    language: words.language,
    subject,
    body: words.body ?? '',
    quoted,
    replyTo,
    sender,
    headers,
    waitMs: env.UNDO_SEND_SECONDS * 1000,
  })
}

async function senderOf(db: Db | Trx, { id, name }: Writer, language: Language) {
  const user = await db.selectFrom('users').select('office').where('id', '=', id).executeTakeFirst()
  const office = offices.find((one) => one.id === user?.office)
  return { name, office: office ? officeCopy[language].city(office) : null }
}

/** The conversation's last subject, which mail programs group by, or else the sender's own, or words in the language. */
export async function defaultSubject(db: Db, record: RecordRow, language: Language): Promise<string> {
  const [thread, { subject }] = await Promise.all([mailThread(db, record), askedWords(db, record)])
  const { kind, reference } = record
  const own = thread.subject ?? withoutRe(subject ?? '')
  if (!own) return replySubject(reference, language)
  // An application's subject is its course, which needs the reference beside it.
  return singleLine(`Re: ${kind === 'application' && !thread.subject ? `${own} (${reference})` : own}`, 200)
}

type Unsendable = 'quarantined' | 'suppressed' | 'no address' | 'unwritten' | 'too many files'

export type ReplyOutcome<Kind extends RecordKind> =
  | (Done<Kind> & { mailId: string })
  | { ok: false; reason: Unsendable | 'gone' | 'changed' | 'empty' }

type Reply<Kind extends RecordKind> = ReplyInput & {
  kind: Kind
  reference: string
  /** The status that the record is moved to as well, where that is possible. */
  to?: StatusOf<Kind>
}

/** The first reply starts work on a new record. */
export async function sendReply<Kind extends RecordKind>(
  db: Db,
  { kind, reference, version, to, ...words }: Reply<Kind>,
  by: By<Writer>,
): Promise<ReplyOutcome<Kind>> {
  const { body } = words
  if (!body) return { ok: false, reason: 'empty' }
  return mailTransaction(db, async (trx) => {
    let mailId = ''
    const outcome = await changeRecord<Kind, Unsendable>(trx, { kind, reference, version }, by, async (current) => {
      if (current.status === 'spam') return { refused: 'quarantined' }
      // A caller may have left only a phone number.
      if (!current.email) return { refused: 'no address' }
      if (!saysSomething(body, { to: current.name, from: by.actor.name })) return { refused: 'unwritten' }
      if (await findSuppression(trx, current.email)) return { refused: 'suppressed' }
      const files = await draftFiles(trx, current, by.actor)
      // A reply that was taken back may have joined a draft with files of its own.
      if (sizeProblem(files.map(({ bytes }) => bytes))) return { refused: 'too many files' }
      const mail = await composeReply(trx, current, words, by.actor)
      mailId = await queueMail(trx, { ...mail, files: files.map(({ id }) => id) }, by.now)
      await giveFilesToMail(trx, current, by.actor, mailId)
      const begun: StatusOf<Kind> = current.status === 'new' ? recordKinds[kind].begun : current.status
      const status = to && findMove(kind, begun, to) ? to : begun
      return {
        values: {
          status,
          snoozed_until: null,
          answered_at: current.answered_at ?? by.now,
          // A decided record that was open because its sender wrote again is closed again.
          closed_at: isOpen(kind, status) ? null : (current.closed_at ?? by.now),
        },
        events: [
          { type: 'reply', note: body, mail_id: mailId, to_status: begun },
          ...(status === begun ? [] : [{ type: 'status', from_status: begun } as const]),
        ],
        entry: { verb: 'replied', detail: { from: current.status, to: status } },
      }
    })
    if (!outcome.ok) return outcome
    await deleteDraft(trx, outcome.before, by.actor)
    return { ...outcome, mailId }
  })
}
