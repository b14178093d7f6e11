// The morning mails to staff: overdue records, and those received since the day before. One for each person and day.
import { can } from '#app/features/staff/permissions.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { type Digest, dailyDigest, overdueDigest } from '#app/mail/messages/staff/digests.ts'
import { queueMail } from '#app/mail/outbox/queue.server.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordKind } from '#db/tables/records.ts'
import { readableKinds, recordPath } from './kinds.ts'
import { type NoticeReader, noticeReaders } from './notices.server.ts'
import { dueBy, overdueAt } from './overdue.server.ts'

const hour = 60 * 60_000
const day = 24 * hour
/** Hours in the person's time zone: after an outage the mail is late, but never sent in the evening. */
const [firstHour, lastHour] = [8, 12]
const listed = 10

/** Sends the digests that are due now. @returns the number of queued mails */
export async function sendDigests(db: Db, now: number): Promise<number> {
  let sent = 0
  for (const reader of await noticeReaders(db)) {
    const local = localTime(now, reader.timeZone)
    if (reader.notices === 'off' || local.hour < firstHour || local.hour >= lastHour) continue
    if (await sendDigest(db, reader, local.day, now)) sent += 1
  }
  return sent
}

function sendDigest(db: Db, reader: NoticeReader, today: string, now: number): Promise<boolean> {
  return mailTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ digest_day: today })
      .where('id', '=', reader.id)
      .where((e) => e.or([e('digest_day', 'is', null), e('digest_day', '<', today)]))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const digest = await readDigest(trx, reader, now)
    const came = digest.arrivals.some(([, count]) => count > 0)
    if (digest.overdue === 0 && digest.toFile === 0 && !came) return false
    await queueMail(trx, reader.notices === 'daily' ? dailyDigest(digest) : overdueDigest(digest), now)
    return true
  })
}

const labels: Record<RecordKind, Phrase> = { enquiry: 'New enquiries', application: 'New applications' }

async function readDigest(trx: Trx, reader: NoticeReader, now: number): Promise<Digest> {
  const { email, language, role, timeZone, notices } = reader
  const kinds = readableKinds(role)
  const late = trx
    .selectFrom('records')
    .where(overdueAt(now))
    .where('records.kind', 'in', kinds.length > 0 ? kinds : ['' as RecordKind])
  const { overdue } = await late.select((e) => e.fn.countAll<number>().as('overdue')).executeTakeFirstOrThrow()
  const longest = await late
    .select(['kind', 'reference', 'name', dueBy.as('due_by')])
    .orderBy('due_by')
    .orderBy('seq')
    .limit(listed)
    .execute()
  const arrivals: (readonly [Phrase, number])[] = []
  for (const kind of notices === 'daily' ? kinds : [])
    arrivals.push([labels[kind], await countSince(trx, kind, now - day)])
  return {
    to: email,
    language,
    timeZone,
    arrivals,
    overdue: Number(overdue),
    toFile: can(role, 'received.read') ? await countToFile(trx) : 0,
    longest: longest.map(({ kind, reference, name, due_by }) => ({
      reference,
      name,
      dueBy: Number(due_by),
      path: recordPath({ kind, reference }),
    })),
  }
}

async function countToFile(trx: Trx): Promise<number> {
  const { count } = await trx
    .selectFrom('received_mails')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('status', 'in', ['quarantined', 'failed'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countSince(trx: Trx, kind: RecordKind, since: number): Promise<number> {
  const { count } = await trx
    .selectFrom('records')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('received_at', '>', since)
    .where('status', '!=', 'spam')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The day and hour in a time zone. */
function localTime(at: number, timeZone: string): { day: string; hour: number } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) }
}
