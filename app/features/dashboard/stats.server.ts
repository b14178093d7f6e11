// The dashboard's numbers.
import { countByStatus, keptCounts } from '#app/features/records/kept-counts.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { isDemonstration } from '#app/mail/address.ts'
import type { Db } from '#db/schema.ts'
import type { ApplicationStatus, SignupStatus } from '#db/tables/records.ts'
import type { Roles } from '#db/tables/staff.ts'

export type UserStats = { total: number }
export type PostStats = Record<'total' | 'published' | 'draft', number>
export type ContactStats = { total: number; new: number; inProgress: number; completed: number }
export type ApplicationStats = Record<'total' | Exclude<ApplicationStatus, 'withdrawn' | 'spam'>, number>
type SignupStats = Record<'total' | SignupStatus, number>

/** The answer of GET /api/dashboard/stats: only the parts that the role may read. */
export async function dashboardStats(db: Db, role: Roles, now: number) {
  const mayReadApplications = can(role, 'applications.read')
  const [users, blogs, contacts, applications, courseSignups] = await Promise.all([
    can(role, 'users.manage') ? userStats(db) : undefined,
    can(role, 'posts.read') ? postStats(db, now) : undefined,
    can(role, 'enquiries.read') ? contactStats(db) : undefined,
    mayReadApplications ? applicationStats(db) : undefined,
    mayReadApplications ? signupStats(db) : undefined,
  ])
  return { users, blogs, contacts, applications, courseSignups }
}

export async function userStats(db: Db): Promise<UserStats> {
  const { total } = await db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { total: Number(total) }
}

/** The accounts of people: the demonstration's own is not one. */
export async function countColleagues(db: Db): Promise<number> {
  const users = await db.selectFrom('users').select('email').execute()
  return users.filter(({ email }) => !isDemonstration(email)).length
}

/** Scheduled posts count only in the total, posts in the trash not at all. */
export async function postStats(db: Db, now: number): Promise<PostStats> {
  const { total, published, draft } = await db
    .selectFrom('posts')
    .select((e) => [
      e.fn.countAll<number>().as('total'),
      e.fn.countAll<number>().filterWhere('live_from', '<=', now).as('published'),
      e.fn.countAll<number>().filterWhere('status', '=', 'draft').as('draft'),
    ])
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { total: Number(total), published: Number(published), draft: Number(draft) }
}

/** Contacts in quarantine are not counted. */
export async function contactStats(db: Db): Promise<ContactStats> {
  const { spam, in_progress, ...counted } = await countByStatus(db, 'enquiry')
  return { total: sumOf(counted) + in_progress, ...counted, inProgress: in_progress }
}

/** Applications in quarantine are not counted; withdrawn ones count only in the total. */
export async function applicationStats(db: Db): Promise<ApplicationStats> {
  const { withdrawn, spam, ...counted } = await countByStatus(db, 'application')
  return { total: sumOf(counted) + withdrawn, ...counted }
}

async function signupStats(db: Db): Promise<SignupStats> {
  const counts = await keptCounts(db, 'course-signup', ['pending', 'confirmed', 'completed', 'cancelled'])
  return { total: sumOf(counts), ...counts }
}

export type Quarantined = { contacts: number; applications: number; subscribers: number }

/** The records and sign-ups in quarantine. */
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

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0)
