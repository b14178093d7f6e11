// Values that SQL cannot compute alike on both databases.
import { type Kysely, sql } from 'kysely'
import { normalizeText } from '#db/queries/normalize.ts'
import { isPostgres } from './tables.ts'

type Then = { records: { id: string; kind: string; email: string; email_key: string } & Promise_ & Received }
type Promise_ = { promised_by: number; office: string }
type Received = { received_at: number }

const hour = 60 * 60_000
const day = 24 * hour

/** An address folded for comparison. */
export const keyOf = (email: string) => normalizeText(email.trim(), 'NFC').toLowerCase()

/** SQLite folds the case of ASCII only, and neither database normalises Unicode. */
export async function correctKeys(db: Kysely<unknown>) {
  const beyondAscii = isPostgres(db) ? sql<boolean>`email ~ '[^!-~]'` : sql<boolean>`email glob '*[^!-~]*'`
  const then = db.withTables<Then>()
  const found = await then
    .selectFrom('records')
    .select(['id', 'email'])
    .where('kind', '=', 'enquiry')
    .where(beyondAscii)
    .execute()
  for (const { id, email } of found) {
    await then
      .updateTable('records')
      .set({ email_key: keyOf(email) })
      .where('id', '=', id)
      .execute()
  }
}

/** Applications were promised an answer as enquiries are, but the time was computed on display. */
export async function correctPromises(db: Kysely<unknown>) {
  const then = db.withTables<Then>()
  let after = ''
  for (;;) {
    const page = await then
      .selectFrom('records')
      .select(['id', 'received_at'])
      .where('kind', '=', 'application')
      .where('id', '>', after)
      .orderBy('id')
      .limit(500)
      .execute()
    for (const { id, received_at } of page) {
      await then
        .updateTable('records')
        .set(promiseAt(Number(received_at)))
        .where('id', '=', id)
        .execute()
    }
    const last = page.at(-1)
    if (!last) return
    after = last.id
  }
}

type Office = { id: string; ahead: number; holidays: readonly string[] }

// The offices at the time of this release: nine to six on workdays. Neither zone has daylight saving time.
const offices: readonly [Office, Office] = [
  {
    id: 'seoul',
    ahead: 9 * hour,
    holidays: ['1-1', '3-1', '5-1', '5-5', '6-6', '8-15', '10-3', '10-9', '12-25'],
  },
  { id: 'cameroon', ahead: hour, holidays: ['1-1', '2-11', '5-1', '5-20', '8-15', '12-25'] },
]

/** The time by which an enquiry received now is to be answered, and by which office. */
export function promiseAt(now: number): Promise_ {
  const [seoul, cameroon] = offices.map((office) => ({ ...office, ...nextHours(office, now) })) as [Hours, Hours]
  const difference = cameroon.worksFrom - seoul.worksFrom
  const isCameroon = difference < 0 || (difference === 0 && cameroon.closes > seoul.closes)
  const opening = Math.min(seoul.worksFrom, cameroon.worksFrom)
  return {
    promised_by: Math.max(now, opening < now + day ? now : opening) + day,
    office: isCameroon ? cameroon.id : seoul.id,
  }
}

type Hours = Office & { worksFrom: number; closes: number }

function nextHours({ ahead, holidays }: Office, now: number) {
  const today = Math.floor((now + ahead) / day) * day
  for (let date = today; ; date += day) {
    const local = new Date(date)
    const isWeekend = local.getUTCDay() === 0 || local.getUTCDay() === 6
    if (isWeekend || holidays.includes(`${local.getUTCMonth() + 1}-${local.getUTCDate()}`)) continue
    const opens = date + 9 * hour - ahead
    const closes = date + 18 * hour - ahead
    if (now < closes) return { worksFrom: Math.max(now, opens), closes }
  }
}
