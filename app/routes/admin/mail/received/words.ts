import type { QuarantinedMail } from '#app/features/received-mail/received-mails.server.ts'
import { drawn } from '#app/languages/message.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import { senderWords } from '#app/mail/incoming/sender-name.ts'
import type { QuarantineReason } from '#db/tables/mail.ts'

export const received = '/dashboard/mail/received'

export const receivedCrumb = { label: 'Received emails', href: received } as const

/** The mail page is above them for those who may open it. */
export const aboveReceived = (mayOpenMail: boolean) =>
  mayOpenMail ? ([{ label: 'Mail', href: '/dashboard/mail' }] as const) : []

/** A received mail on the pages that ask about it. */
export const mailSubject = (
  say: Say,
  { id, subject, from_address, from_name }: Pick<QuarantinedMail, 'id' | 'subject' | 'from_address' | 'from_name'>,
) => ({
  label: drawn(subjectWords(say, subject)),
  href: `${received}/${id}`,
  subject: [subjectWords(say, subject), fromWords(say, senderWords(from_address, from_name))] as [string, string],
})

export const subjectWords = (say: Say, subject: string | null) => subject || say('(without a subject)')
const fromWords = (say: Say, sender: string) =>
  sender ? say('from {address}', { address: sender }) : say('from an unknown sender')

export const quarantineWords: Record<QuarantineReason, Phrase> = {
  'unknown address': 'Not sent to a record’s address',
  'unknown sender': 'Not from the record’s sender',
  'unproven sender': 'The sender’s address may be forged (SPF, DKIM, DMARC)',
  'record gone': 'The record has been deleted',
  'not fetched': 'It couldn’t be fetched from the email service',
  'too many': 'Not fetched: too many emails',
  'too large': 'Not fetched: it is too large',
  'reading ended': 'Not fetched: the site stopped while reading this email',
}
