// The dashboard's numbers. Each group is one query on its own table; a new table adds its group and a line below.
import type { Db } from '#db/schema.ts'

export type UserStats = { total: number }
export type ContactStats = { total: number; new: number; inProgress: number; completed: number }

/** What GET /api/dashboard/stats answers. */
export async function dashboardStats(db: Db) {
  const [users, contacts] = await Promise.all([userStats(db), contactStats(db)])
  return { users, contacts }
}

export async function userStats(db: Db): Promise<UserStats> {
  const { total } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { total: Number(total) }
}

/** What is quarantined as spam is no contact. */
export async function contactStats(db: Db): Promise<ContactStats> {
  const rows = await db
    .selectFrom('enquiries')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('status', '!=', 'spam')
    .groupBy('status')
    .execute()
  const counted = Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
  return {
    total: Object.values(counted).reduce((sum, count) => sum + count, 0),
    new: counted.new ?? 0,
    inProgress: counted.in_progress ?? 0,
    completed: counted.completed ?? 0,
  }
}

/** New contacts whose promised answer is late. */
export async function overdueContacts(db: Db, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'new')
    .where('promised_by', '<=', now)
    .executeTakeFirstOrThrow()
  return Number(count)
}
