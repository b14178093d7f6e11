import { sql } from 'kysely'
import type { Db } from '#db/schema.ts'
import { addDays, dayOf, startOfDay } from './days.ts'

export type DayCount = { day: string; count: number }

const quarterHour = 15 * 60_000

/** How many enquiries came in on each of the last days, today included, as the zone counts days. */
export async function enquiriesPerDay(
  db: Db,
  { now, zone, days }: { now: number; zone: string; days: number },
): Promise<DayCount[]> {
  const first = addDays(dayOf(now, zone), 1 - days)
  // The database counts by quarter hours, of which every zone's days are made.
  const rows = await db
    .selectFrom('records')
    .select((eb) => [sql<number>`received_at / 900000`.as('quarter'), eb.fn.countAll<number>().as('count')])
    .where('kind', '=', 'enquiry')
    .where('status', '!=', 'spam')
    .where('received_at', '>=', startOfDay(first, zone))
    .groupBy('quarter')
    .execute()
  const counts = new Map(Array.from({ length: days }, (_, index) => [addDays(first, index), 0]))
  for (const { quarter, count } of rows) {
    const day = dayOf(Number(quarter) * quarterHour, zone)
    const before = counts.get(day)
    if (before !== undefined) counts.set(day, before + Number(count))
  }
  return [...counts].map(([day, count]) => ({ day, count }))
}
