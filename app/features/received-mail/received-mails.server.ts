// Mails that came in: those that still have to be fetched, those in quarantine, and their files.
import { filesOf } from '#app/features/records/received-files.server.ts'
import type { MailReader } from '#app/mail/received-mail.server.ts'
import { newId } from '#db/id.ts'
import { type Cursor, type Page, readPage } from '#db/page.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { ReceivedMailRow } from '#db/tables/mail.ts'
import { fileFetched } from './file-mail.server.ts'

const minute = 60_000
const longestPause = 60 * minute
/** Over a day, with the pauses between them. */
const mostAttempts = 30

/** Noted when the mail service tells of it; it is fetched later. */
export async function noteReceived(trx: Trx, provider_id: string, now: number): Promise<void> {
  await trx
    .insertInto('received_mails')
    .values({ id: newId(), provider_id, status: 'waiting', received_at: now, next_attempt_at: now, attempts: 0 })
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .execute()
}

/** Fetches what waits; the network is never touched in a transaction. @returns how many mails were fetched */
export async function fetchReceived(db: Db, reader: MailReader, now: () => number, signal?: AbortSignal) {
  const waiting = await db
    .selectFrom('received_mails')
    .select(['id', 'provider_id', 'attempts'])
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', now())
    .orderBy('next_attempt_at')
    .limit(50)
    .execute()
  let fetched = 0
  for (const { id, provider_id, attempts } of waiting) {
    if (signal?.aborted) break
    try {
      await fileFetched(db, id, await reader.read(provider_id), now())
      fetched += 1
    } catch (error) {
      await recordFailure(db, id, attempts + 1, error instanceof Error ? error.message : String(error), now())
    }
  }
  return fetched
}

async function recordFailure(db: Db, id: string, attempts: number, error: string, now: number) {
  const pause = Math.min(minute * 2 ** (attempts - 1), longestPause)
  await db
    .updateTable('received_mails')
    .set({ attempts, next_attempt_at: now + pause, last_error: error.slice(0, 500) })
    .set(attempts >= mostAttempts ? { status: 'failed', reason: 'not fetched' } : {})
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
}

const listed = ['id', 'from_address', 'subject', 'status', 'reason', 'received_at'] as const
export type QuarantinedMail = Pick<ReceivedMailRow, (typeof listed)[number]>

const undecided = ['quarantined', 'failed'] as const

/** One page of those that staff decide on, or have discarded, newest first. */
export const pageOfQuarantined = (
  db: Db,
  after?: Cursor,
  { isDiscarded = false } = {},
): Promise<Page<QuarantinedMail>> =>
  readPage(
    db
      .selectFrom('received_mails')
      .select(listed)
      .where('status', 'in', isDiscarded ? ['discarded'] : undecided),
    { by: ['received_at', 'id'], after },
  )

/** One that staff still decide on, or have discarded. */
export async function readQuarantined(db: Db, id: string) {
  const mail = await db
    .selectFrom('received_mails')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', [...undecided, 'discarded'])
    .executeTakeFirst()
  return mail && { ...mail, files: (await filesOf(db, [id])).get(id) ?? [] }
}

/** A file of a mail in quarantine, or of this record: of a mail that belongs to it, or its own. Null for any other. */
export async function readFile(db: Db, id: string, of: { mail: string } | { reference: string }) {
  const file = await db
    .selectFrom('received_files')
    .leftJoin('received_mails', 'received_mails.id', 'received_files.received_id')
    .leftJoin('records', 'records.id', 'received_files.received_id')
    .select(['received_files.name', 'type', 'content'])
    .where('received_files.id', '=', id)
    .$if('mail' in of, (query) =>
      query
        .where('received_id', '=', 'mail' in of ? of.mail : '')
        .where('received_mails.status', 'in', ['quarantined', 'discarded']),
    )
    .$if('reference' in of, (query) =>
      query.where((e) => {
        const reference = 'reference' in of ? of.reference : ''
        const ofFiled = e.and({ 'received_mails.reference': reference, 'received_mails.status': 'filed' })
        return e.or([ofFiled, e('records.reference', '=', reference)])
      }),
    )
    .executeTakeFirst()
  return file?.content ? { name: file.name, type: file.type, content: Buffer.from(file.content, 'base64') } : null
}
