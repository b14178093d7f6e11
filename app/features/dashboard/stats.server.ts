// The dashboard's numbers.
import { countByStatus } from '#app/features/records/counts.server.ts'
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
  const { spam, in_progress, ...counted } = await countByStatus(db, 'enquiry')
  return { total: sumOf(counted) + in_progress, ...counted, inProgress: in_progress }
}

/** What is quarantined as spam is no application; what was withdrawn counts in the total alone. */
export async function applicationStats(db: Db): Promise<ApplicationStats> {
  const { withdrawn, spam, ...counted } = await countByStatus(db, 'application')
  return { total: sumOf(counted) + withdrawn, ...counted }
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

export type Quarantined = { contacts: number; applications: number; subscribers: number }

/** What waits for a person to say that it is no spam. */
export async function quarantineStats(db: Db): Promise<Quarantined> {
  const [contacts, applications, subscribers] = await Promise.all([
    countByStatus(db, 'enquiry'),
    countByStatus(db, 'application'),
    db
      .selectFrom('subscribers')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('status', '=', 'pending')
      .where('spam_reasons', 'is not', null)
      .executeTakeFirstOrThrow(),
  ])
  return { contacts: contacts.spam, applications: applications.spam, subscribers: Number(subscribers.count) }
}

const countsOf = (rows: { status: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)
