// The charts' weekly figures, from hourly counts that triggers maintain.
import { sql } from 'kysely'
import { addDays, dayOf, startOfDay } from '#app/time/days.ts'
import type { Database, Db } from '#db/schema.ts'

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

// Calendar weeks from Monday in a time zone.

type Week = { monday: string; from: number; until: number }

const weekMs = 7 * 24 * 60 * 60_000

/** The last weeks, oldest first; the current one is the last. */
export function lastWeeks(now: number, zone: string, count: number): Week[] {
  const today = dayOf(now, zone)
  const sinceMonday = (new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7
  const first = addDays(today, -sinceMonday - 7 * (count - 1))
  const mondays = Array.from({ length: count + 1 }, (_, week) => addDays(first, 7 * week))
  const starts: number[] = []
  for (const monday of mondays) starts.push(startAfter(starts.at(-1), monday, zone))
  return mondays.slice(0, count).map((monday, week) => ({
    monday,
    from: starts[week] ?? 0,
    until: starts[week + 1] ?? 0,
  }))
}

/** Most weeks have the same length, which is quick to verify. */
function startAfter(before: number | undefined, monday: string, zone: string): number {
  const guess = (before ?? Number.NEGATIVE_INFINITY) + weekMs
  const isStart = Number.isFinite(guess) && dayOf(guess, zone) === monday && dayOf(guess - 1, zone) < monday
  return isStart ? guess : startOfDay(monday, zone)
}
