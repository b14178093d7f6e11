import type { QuarantineReason } from '#db/tables/mail.ts'

export const quarantineWords: Record<QuarantineReason, string> = {
  'unknown address': 'Not sent to a record’s address',
  'unknown sender': 'Not from the record’s sender',
  'unproven sender': 'The sender’s address may be forged (SPF, DKIM, DMARC)',
  'record gone': 'The record is deleted',
  'not fetched': 'It could not be fetched from the mail service',
  'too many': 'Not fetched: too many mails',
  'too large': 'Not fetched: it is too large',
  'reading ended': 'Not fetched: the site stopped while reading this mail',
}
