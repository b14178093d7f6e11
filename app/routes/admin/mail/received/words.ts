import type { QuarantineReason } from '#db/tables/mail.ts'

export const quarantineWords: Record<QuarantineReason, string> = {
  'unknown address': 'Sent to no address of a record',
  'unknown sender': 'Not sent by who sent the record',
  'unproven sender': 'The sender’s address may be made up (SPF, DKIM, DMARC)',
  'record gone': 'The record is deleted',
  'not fetched': 'It could not be fetched from the mail service',
  'too many': 'Not fetched: more have come than people write',
  'too large': 'Not fetched: it is too large',
  'reading ended': 'Not fetched: the site ended while it read this mail',
}
