// Enquiries that staff enter after a call or visit, or take over from a mail; they are answered like those from a form.
import { findEqualSend } from '#app/features/records/idempotency.server.ts'
import { hmac } from '#app/http/secrets/secret.server.ts'
import { recordAudit, type StaffBy } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { ReceivedMailRow } from '#db/tables/mail.ts'
import type { Language } from '#db/tables/records.ts'
import type { EnteredInput } from './schema.ts'
import { insertEnquiry } from './submit-enquiry.server.ts'

/** The same text within a day counts as the same enquiry. @returns its reference */
export function enterEnquiry(db: Db, input: EnteredInput, by: StaffBy): Promise<string> {
  const digest = hmac('entered-enquiry', JSON.stringify(input))
  return db.transaction().execute(async (trx) => {
    const equal = await findEqualSend(trx, 'enquiry', digest, by.now)
    if (equal) {
      const found = trx.selectFrom('records').select('reference').where('id', '=', equal)
      return (await found.executeTakeFirstOrThrow()).reference
    }
    const { form, language, reach, ...rest } = input
    const words = { ...rest, ...reach }
    const send = { digest, language, now: by.now, spamReasons: null, actorId: by.actor.id }
    const { id, reference } = await insertEnquiry(trx, form, words, send)
    await recordAudit(trx, { verb: 'entered', kind: 'enquiry', id, reference, detail: { form } }, by)
    return reference
  })
}

type StrangersMail = Pick<ReceivedMailRow, 'id' | 'from_address' | 'from_name' | 'subject' | 'body' | 'received_at'>

/** The promise counts from the mail's arrival, because the person has waited since then. */
export function enquiryFromMail(trx: Trx, mail: StrangersMail, by: StaffBy) {
  const { id, from_address: email, subject, body, received_at } = mail
  const words = { name: mail.from_name ?? nameIn(email), email, subject: subject || null, message: body || subject }
  const digest = hmac('mailed-enquiry', id)
  return insertEnquiry(trx, 'mail', words, {
    digest,
    language: languageOf(body),
    now: Number(received_at),
    spamReasons: null,
    actorId: by.actor.id,
  })
}

const nameIn = (email: string) => email.split('@', 1)[0] || 'Unknown sender'

/** The language of later mails, unless staff choose another. */
const languageOf = (text: string): Language => (/\p{Script=Hangul}/u.test(text) ? 'ko' : 'en')
