// Received mails that wait for a decision, and the files of received mails.
import { type FileLine, fileParts, filesOf } from '#app/features/records/mail/files.server.ts'
import { isMailService } from '#app/forms/fields/address-slips.ts'
import { emailKey } from '#app/forms/fields/rules.ts'
import { type Cursor, countUpTo, type Page, readPage } from '#db/queries/page.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { ReceivedMailRow } from '#db/tables/mail.ts'
import type { RecordRow } from '#db/tables/records.ts'

const listed = ['id', 'from_address', 'from_name', 'subject', 'status', 'reason', 'received_at'] as const
export type QuarantinedMail = Pick<ReceivedMailRow, (typeof listed)[number]>

export const undecided = ['quarantined', 'failed'] as const

/** One page of quarantined or discarded mails, newest first, for one record or all. */
export const pageOfQuarantined = (
  db: Db,
  after?: Cursor,
  { isDiscarded = false, reference = '' } = {},
): Promise<Page<QuarantinedMail>> =>
  readPage(
    db
      .selectFrom('received_mails')
      .select(listed)
      .where('status', 'in', isDiscarded ? ['discarded'] : undecided)
      .$if(reference !== '', (query) => query.where('reference', '=', reference)),
    { by: ['received_at', 'id'], after },
  )

const shown = [...listed, 'reference', 'body', 'quoted', 'last_error', 'fetched_at', 'spf', 'dkim', 'dmarc'] as const
export type QuarantinedDetails = Pick<ReceivedMailRow, (typeof shown)[number]> & { files: FileLine[] }

/** One quarantined or discarded mail. */
export async function findQuarantined(db: Db, id: string): Promise<QuarantinedDetails | null> {
  const mail = await db
    .selectFrom('received_mails')
    .select(shown)
    .where('id', '=', id)
    .where('status', 'in', [...undecided, 'discarded'])
    .executeTakeFirst()
  return mail ? { ...mail, files: (await filesOf(db, [id])).get(id) ?? [] } : null
}

/** A mail that is filed, discarded or about to be fetched, with the record that it is filed under. */
export async function findSettled(db: Db, id: string) {
  const mail = await db
    .selectFrom('received_mails')
    .leftJoin('records', 'records.id', 'received_mails.record_id')
    .select(['received_mails.id', 'subject', 'from_address', 'from_name', 'received_mails.status'])
    .select(['records.kind', 'records.reference'])
    .where('received_mails.id', '=', id)
    .where('received_mails.status', 'not in', undecided)
    .executeTakeFirst()
  if (!mail) return null
  const { kind, reference, ...rest } = mail
  return { ...rest, record: kind && reference ? { kind, reference } : null }
}

/** The quarantined mails to this record: how many, and the newest one's sender. */
export async function quarantinedTo(db: Db, reference: string): Promise<{ count: number; from: string }> {
  const mails = () =>
    db.selectFrom('received_mails').where('reference', '=', reference).where('status', 'in', undecided)
  const newest = await mails().select('from_address').orderBy('received_at', 'desc').limit(1).executeTakeFirst()
  if (!newest) return { count: 0, from: '' }
  const { count } = await mails()
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Number(count), from: newest.from_address }
}

/** The mails that wait for a decision, counted up to one more than the limit. */
export const countUndecided = (db: Db | Trx, limit: number): Promise<number> =>
  countUpTo(db.selectFrom('received_mails').where('status', 'in', undecided), limit)

/** A file of a quarantined mail or of this record; null for any other file. */
export async function findFile(
  db: Db,
  id: string,
  of: { mail: string } | { reference: string },
): Promise<{ name: string; type: string; bytes: number; parts: AsyncIterable<Uint8Array> } | null> {
  const file = await db
    .selectFrom('received_files')
    .leftJoin('received_mails', 'received_mails.id', 'received_files.received_id')
    .leftJoin('records', 'records.id', 'received_files.received_id')
    .select(['received_files.name', 'type', 'bytes'])
    .where('received_files.id', '=', id)
    .where('content', 'is not', null)
    .$if('mail' in of, (query) =>
      query
        .where('received_id', '=', 'mail' in of ? of.mail : '')
        .where('received_mails.status', 'in', ['quarantined', 'discarded']),
    )
    .$if('reference' in of, (query) =>
      query.where((e) => {
        const reference = 'reference' in of ? of.reference : ''
        const ofFiled = e.and({ 'received_mails.reference': reference, 'received_mails.status': 'filed' })
        const ofReply = e
          .selectFrom('record_events')
          .innerJoin('records as own', 'own.id', 'record_events.record_id')
          .select('own.id')
          .whereRef('record_events.mail_id', '=', 'received_files.received_id')
          .where('own.reference', '=', reference)
        return e.or([ofFiled, e('records.reference', '=', reference), e.exists(ofReply)])
      }),
    )
    .executeTakeFirst()
  return file ? { ...file, parts: fileParts(db, id) } : null
}

// The open records that a quarantined mail may belong to, by its sender's address or company.

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
