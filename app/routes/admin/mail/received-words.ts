import type { QuarantineReason } from '#db/tables/mail.ts'

export const quarantineWords: Record<QuarantineReason, string> = {
  'unknown address': 'Sent to no address of a record',
  'unknown sender': 'Not sent by who sent the record',
  'record gone': 'The record is deleted',
  'not fetched': 'It could not be fetched from the mail service',
}
