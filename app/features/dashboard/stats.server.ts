// The dashboard's numbers. Each group is one query on its own table; a new table adds its group and a line below.
import { sql } from 'kysely'
import type { ApplicationStatus, Db, SignupStatus } from '#db/schema.ts'

export type UserStats = { total: number }
export type ContactStats = { total: number; new: number; inProgress: number; completed: number }
export type ApplicationStats = Record<'total' | Exclude<ApplicationStatus, 'withdrawn' | 'spam'>, number>
export type SignupStats = Record<'total' | SignupStatus, number>

/** What GET /api/dashboard/stats answers. */
export async function dashboardStats(db: Db) {
  const [users, contacts, applications, courseSignups] = await Promise.all([
    userStats(db),
    contactStats(db),
    applicationStats(db),
    signupStats(db),
  ])
  return { users, contacts, applications, courseSignups }
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
  const counted = countsOf(rows)
  return {
    total: sumOf(counted),
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

/** What is quarantined as spam is no application; what was withdrawn counts in the total alone. */
export async function applicationStats(db: Db): Promise<ApplicationStats> {
  const rows = await db
    .selectFrom('applications')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('status', '!=', 'spam')
    .groupBy('status')
    .execute()
  const { withdrawn = 0, ...counted } = countsOf(rows)
  const known = { new: 0, reviewing: 0, interview: 0, accepted: 0, rejected: 0, ...counted }
  return { total: sumOf(known) + withdrawn, ...known }
}

export async function signupStats(db: Db): Promise<SignupStats> {
  const rows = await db
    .selectFrom('course_signups')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const known = { pending: 0, confirmed: 0, completed: 0, cancelled: 0, ...countsOf(rows) }
  return { total: sumOf(known), ...known }
}

export type SetAside = { contacts: number; applications: number; subscribers: number }

/** What waits for a person to say that it is no spam. */
export async function setAsideStats(db: Db): Promise<SetAside> {
  const count = sql<number>`count(*)`.as('count')
  const [contacts, applications, subscribers] = await Promise.all([
    db.selectFrom('enquiries').select(count).where('status', '=', 'spam').executeTakeFirstOrThrow(),
    db.selectFrom('applications').select(count).where('status', '=', 'spam').executeTakeFirstOrThrow(),
    db
      .selectFrom('subscribers')
      .select(count)
      .where('status', '=', 'pending')
      .where('suspicion', 'is not', null)
      .executeTakeFirstOrThrow(),
  ])
  return {
    contacts: Number(contacts.count),
    applications: Number(applications.count),
    subscribers: Number(subscribers.count),
  }
}

const countsOf = (rows: { status: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)
