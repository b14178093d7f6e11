// The charts' weekly figures, from hourly counts that triggers maintain.
import { sql } from 'kysely'
import type { Database, Db } from '#db/schema.ts'
import { lastWeeks } from './weeks.ts'

type Figure = Database['hourly_counts']['figure']
export type WeekFigures = { monday: string; values: number[] }

const hour = 60 * 60_000
const weeks = 12

/** The figures of the last weeks, including the current one, in the order of their names. */
export async function weeklyFigures(
  db: Db,
  figures: readonly Figure[],
  { now, zone }: { now: number; zone: string },
): Promise<WeekFigures[]> {
  const last = lastWeeks(now, zone, weeks)
  const ranges = last.flatMap(({ monday, from, until }) =>
    figures.map(
      (figure) => sql`(${monday}, ${figure}, cast(${hourOf(from)} as bigint), cast(${hourOf(until)} as bigint))`,
    ),
  )
  const { rows } = await sql<{ monday: string; figure: Figure; count: number | null }>`
    with weeks(monday, figure, from_hour, until_hour) as (values ${sql.join(ranges)})
    select monday, figure, (select sum(count) from hourly_counts where hourly_counts.figure = weeks.figure
      and hour >= from_hour and hour < until_hour) as count
    from weeks`.execute(db)
  const counted = new Map(rows.map(({ monday, figure, count }) => [`${monday} ${figure}`, Number(count ?? 0)]))
  return last.map(({ monday }) => ({
    monday,
    values: figures.map((figure) => counted.get(`${monday} ${figure}`) ?? 0),
  }))
}

const hourOf = (at: number) => Math.ceil(at / hour)

export type AnswerWeek = { monday: string; inTime: number; late: number; meanMinutes: number | null }

/** Enquiries answered in time and late, with the mean waiting time. */
export async function weeklyAnswers(db: Db, when: { now: number; zone: string }): Promise<AnswerWeek[]> {
  const found = await weeklyFigures(db, ['answered-in-time', 'answered-late', 'answer-minutes'], when)
  return found.map(({ monday, values: [inTime = 0, late = 0, minutes = 0] }) => ({
    monday,
    inTime,
    late,
    meanMinutes: inTime + late > 0 ? Math.round(minutes / (inTime + late)) : null,
  }))
}
