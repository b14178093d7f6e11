// The open records that a quarantined mail may belong to, by its sender's address or company.

import { isMailService } from '#app/forms/fields/address-slips.ts'
import { emailKey } from '#app/forms/fields/rules.ts'
import type { Db } from '#db/schema.ts'
import type { ReceivedMailRow } from '#db/tables/mail.ts'
import type { RecordRow } from '#db/tables/records.ts'

export type LikelyRecord = Pick<RecordRow, 'reference' | 'name'> & {
  /** True if it has the sender's own address, not only its domain. */
  isOfSender: boolean
}

type Mail = Pick<ReceivedMailRow, 'from_address' | 'status'>

const most = 3

/** Newest first; those of the same address, or else of the same domain unless it is that of a public mail service. */
export async function listLikelyRecords(db: Db, mail: Mail): Promise<LikelyRecord[]> {
  const key = emailKey(mail.from_address ?? '')
  const domain = key.slice(key.lastIndexOf('@') + 1)
  if (mail.status !== 'quarantined' || !/^[^@\s]+@[a-z0-9.-]+\.[a-z]{2,}$/.test(key)) return []
  const open = db
    .selectFrom('records')
    .select(['reference', 'name'])
    .where('closed_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(most)
  const own = await open.where('email_key', '=', key).execute()
  if (own.length > 0 || isMailService(domain)) return own.map((record) => ({ ...record, isOfSender: true }))
  const others = await open.where('email_key', 'like', `%@${domain}`).execute()
  return others.map((record) => ({ ...record, isOfSender: false }))
}
