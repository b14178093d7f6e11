import { sql } from 'kysely'
import type { Db } from '#db/schema.ts'
import { addDays, dayOf, startsOfDays } from './days.ts'

export type DayCount = { day: string; count: number }

/** How many enquiries came in on each of the last days, today included, as the zone counts days. */
export async function enquiriesPerDay(
  db: Db,
  { now, zone, days }: { now: number; zone: string; days: number },
): Promise<DayCount[]> {
  const first = addDays(dayOf(now, zone), 1 - days)
  const named = Array.from({ length: days }, (_, index) => addDays(first, index))
  const starts = startsOfDays([...named, addDays(first, days)], zone)
  const ranges = named.map((day, index) => {
    const [from, until] = [starts[index] ?? 0, starts[index + 1] ?? 0]
    return sql`(${day}, cast(${from} as bigint), cast(${until} as bigint))`
  })
  // Each is counted in a part of the index of its own: grouping them would sort them all.
  const { rows } = await sql<DayCount>`with days(day, from_at, until_at) as (values ${sql.join(ranges)})
    select day, (select count(*) from records where kind = 'enquiry' and status <> 'spam'
      and received_at >= from_at and received_at < until_at) as count
    from days order by day`.execute(db)
  return rows.map(({ day, count }) => ({ day, count: Number(count) }))
}
