// The outbox: mails are stored together with their record and sent later (courier.server.ts).

import { env } from '#app/env.server.ts'
import { recordAddress } from '#app/mail/incoming/record-address.server.ts'
import { companyEmail } from '#app/mail/look/company-email.server.ts'
import { type Letter, layOut } from '#app/mail/look/layout.ts'
import { companyName, type MailLook, readMailLook } from '#app/mail/look/mail-look.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import { mailboxKey } from '#db/mailbox-key.ts'
import { clockTolerance } from '#db/queries/clock.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { NewOutboxMail, SuppressedAddress } from '#db/tables/mail.ts'
import { fromLine, isBareAddress, isDemonstration, isPlainAddress, singleLine } from '../address.ts'
import { type Appointment, calendarFile } from '../calendar-file.ts'
import { encryptMail, linksGone } from '../encrypted-mail.server.ts'
import { type MailKind, priorityOf, toStaff } from '../priority.ts'
import { findSuppression, suppressionWords } from '../suppressions.server.ts'

type MailFrame = {
  /** A past event, such as `enquiry-received`. */
  kind: MailKind
  to: string
  replyTo?: string
  /** The person who wrote it, and their office, if they have named one. */
  sender?: { name: string; office: string | null }
  subject: string
  headers?: Record<string, string>
  /** The reference of the mail's record. */
  reference?: string
  /** When its links expire: after that it is not sent any more. */
  linksEndAt?: number
  /** The appointment for an attached calendar file. */
  appointment?: Appointment
  /** The ids of the files that it carries. */
  files?: readonly string[]
  /** The time for which it waits, so that its author can take it back. */
  waitMs?: number
}
/** The content, laid out in the company's branding when it is queued. */
export type Mail = MailFrame & { letter: Letter }
export type WrittenMail = MailFrame & { text: string; html: string }

export const writeMail = ({ letter, ...mail }: Mail, look: MailLook): WrittenMail => ({
  ...mail,
  subject: mail.subject.replaceAll(companyName, look.name),
  ...layOut(letter, look),
})

const hour = 60 * 60_000
const day = 24 * hour

/** The mail as it would be sent now. */
export async function previewMail(db: Db, mail: Mail): Promise<WrittenMail & { from: string }> {
  const look = await currentMailLook(db, Date.now())
  return { ...writeMail(mail, look), from: fromLine(nameOf(mail, look.name), env.MAIL_FROM) }
}

/** Stores a mail in the caller's mailTransaction. An undeliverable address is stored as failed, never refused. */
export async function queueMail(trx: Trx, mail: Mail | WrittenMail, now: number): Promise<string> {
  const look = await currentMailLook(trx, now)
  const written = toRow('letter' in mail ? writeMail(mail, look) : mail, look.name, now)
  const suppressed = written.status === 'queued' && (await findSuppression(trx, written.to_address))
  const row = suppressed ? { ...written, ...notSent(suppressed, written.sealed) } : written
  await trx.insertInto('outbox').values(row).execute()
  return row.id
}

/** Of the mail's kind, or of all these together. */
export type Cap = ({ perDay: number } | { perHour: number }) & { kinds?: readonly MailKind[] }

const notSent = (suppressed: SuppressedAddress, sealed?: string | null) => ({
  status: 'discarded' as const,
  last_error: suppressionWords(suppressed),
  sealed: sealed ? linksGone : null,
})

/** Like queueMail, but stores nothing over the cap of this kind for this mailbox. @returns the id, or null */
export async function queueCappedMail(
  trx: Trx,
  mail: Mail | WrittenMail,
  now: number,
  cap: Cap,
): Promise<string | null> {
  await takeAdvisoryLock(trx, `mail ${keyOf(mail.to)}`)
  const [limit, since] = 'perDay' in cap ? [cap.perDay, now - day] : [cap.perHour, now - hour]
  if ((await countMailsTo(trx, cap.kinds ?? [mail.kind], mail.to, since, now)) >= limit) return null
  return queueMail(trx, mail, now)
}

const acknowledgements = ['enquiry-acknowledged', 'application-acknowledged', 'appointment-held'] as const

/** To an address that anyone may have typed: three a day for one mailbox, from all forms together. */
export const queueAcknowledgement = (trx: Trx, mail: Mail | WrittenMail, now: number) =>
  queueCappedMail(trx, mail, now, { perDay: 3, kinds: acknowledgements })

/** The newest look: a change on the brand board, or of the company's email address, applies from the next mail. */
export async function currentMailLook(trx: Db | Trx, now: number): Promise<MailLook> {
  const newest = await trx
    .selectFrom('brand_revisions')
    .select(['version', 'mail_look'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const look = readMailLook(newest)
  return { ...look, contacts: [...new Set([...look.contacts, await companyEmail(trx, now)])].filter(Boolean) }
}

export async function countMailsTo(
  db: Db,
  kinds: readonly MailKind[],
  address: string,
  since: number,
  until: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('kind', 'in', kinds)
    .where('created_at', '>', since)
    // Ignores mails dated ahead before the clock was set back.
    .where('created_at', '<=', until + clockTolerance)
    .where('mailbox_key', '=', keyOf(address))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function toRow(mail: WrittenMail, company: string, now: number): NewOutboxMail {
  const to = addressLine(mail.to)
  const begun = fresh(now)
  const row = {
    kind: mail.kind,
    to_address: to,
    mailbox_key: keyOf(to),
    reply_to: mail.replyTo && isPlainAddress(mail.replyTo) ? mail.replyTo : ownAddress(mail),
    sender: nameOf(mail, company),
    subject: singleLine(mail.subject),
    ...encryptMail(begun.id, {
      text_body: mail.text,
      html_body: mail.html,
      headers: JSON.stringify(mail.headers ?? {}),
    }),
    links_end_at: mail.linksEndAt ?? null,
    calendar: mail.appointment ? calendarFile(mail.appointment, company, now) : null,
    files: mail.files?.length ? JSON.stringify(mail.files) : null,
    reference: mail.reference ?? null,
    priority: priorityOf(mail.kind),
    ...begun,
    waits_until: mail.waitMs ? now + mail.waitMs : null,
  }
  if (isDemonstration(to)) return { ...row, status: 'discarded', last_error: 'A demonstration mail is never sent.' }
  if (isBareAddress(to)) return row
  return { ...row, status: 'failed', last_error: 'This is not an address that can be mailed.' }
}

/** The reply address for a mail to the sender of a record. */
const ownAddress = ({ kind, reference }: WrittenMail) =>
  reference && !toStaff.includes(kind) ? recordAddress(reference) : null

/** Without the characters that a header would need quotes for. */
function nameOf({ sender }: MailFrame, company: string) {
  if (!sender) return null
  return [sender.name, company, sender.office]
    .flatMap((part) => (part ? singleLine(part.replace(/[^\p{L}\p{M}\p{N}.'’&\s-]/gu, ' '), 60) : []))
    .filter(Boolean)
    .join(' · ')
}

const addressLine = (address: string) => singleLine(address, 320)
const keyOf = (address: string) => mailboxKey(addressLine(address))

export const fresh = (now: number) => ({
  id: newId(),
  status: 'queued' as const,
  attempts: 0,
  next_attempt_at: now,
  locked_until: null,
  waits_until: null,
  first_attempt_at: null,
  last_error: null,
  provider_id: null,
  message_id: null,
  created_at: now,
  sent_at: null,
})
