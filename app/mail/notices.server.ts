// Notices to staff about new arrivals: who receives them, and how often.
import { env } from '#app/env.server.ts'
import { can, type Permission } from '#app/features/staff/permissions.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { NoticeChoice, Role } from '#db/tables/staff.ts'
import { bareAddress, isDemonstration } from './address.ts'
import { type Mail, queueMail } from './outbox/queue.server.ts'

/** The default: each notice for staff who answer records; for admins only if MAIL_TO has no mailbox. */
export function standardNotices(role: Role): NoticeChoice {
  if (role === 'desk' || role === 'admissions') return 'each'
  return role === 'admin' && env.MAIL_TO.length === 0 ? 'each' : 'off'
}

export type NoticeReader = {
  id: string
  email: string
  role: Role
  timeZone: string
  notices: NoticeChoice
  /** The person's own choice; null for the default. */
  choice: NoticeChoice | null
}

/** Every active account with its notice choice, oldest account first. */
export async function noticeReaders(db: Db | Trx): Promise<NoticeReader[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'time_zone as timeZone', 'notices as choice'])
    .where('status', '=', 'active')
    .orderBy('created_at')
    .execute()
  return users.map((user) => ({ ...user, notices: user.choice ?? standardNotices(user.role) }))
}

/**
 * Recipients of immediate notices: MAIL_TO, and staff who chose them and may open the subject.
 * @param concerned ids of staff who receive this one unless they chose otherwise
 */
export async function noticeRecipients(
  db: Db | Trx,
  permission: Permission,
  concerned: readonly string[] = [],
): Promise<string[]> {
  const readers = (await noticeReaders(db)).filter(({ role }) => can(role, permission))
  const recipients = readers.filter((reader) => reader.notices === 'each' || isConcerned(reader, concerned))
  const addresses = [...env.MAIL_TO, ...recipients.map(({ email }) => email)]
  return [...new Map(addresses.map((address) => [keyOf(address), address])).values()]
}

/** The address for a notice that concerns one person, such as an assignment; null if they chose not to receive it. */
export async function concernedAddress(db: Db | Trx, id: string): Promise<string | null> {
  const reader = (await noticeReaders(db)).find((found) => found.id === id)
  return reader && isConcerned(reader, [id]) ? reader.email : null
}

const isConcerned = ({ id, choice }: NoticeReader, concerned: readonly string[]) =>
  concerned.includes(id) && (choice ?? 'each') === 'each'

const keyOf = (address: string) => (bareAddress(address) ?? address).toLowerCase()

/** True when at least one person receives notices of enquiries, at once or in a digest. */
export async function hasNoticeReaders(db: Db): Promise<boolean> {
  if (env.MAIL_TO.length > 0) return true
  return (await noticeReaders(db)).some(({ notices, role }) => notices !== 'off' && can(role, 'enquiries.read'))
}

/** The addresses of the active admins, for decisions that only they can make. */
export async function adminAddresses(db: Db | Trx): Promise<string[]> {
  const admins = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('created_at')
    .execute()
  return admins.map((admin) => admin.email)
}

/** Queues a notice for each of its readers, except about demonstration visitors. */
export async function queueNotice(
  trx: Trx,
  permission: Permission,
  noticeTo: (to: string) => Mail,
  now: number,
  concerned: readonly string[] = [],
): Promise<void> {
  for (const to of await noticeRecipients(trx, permission, concerned)) {
    const notice = noticeTo(to)
    if (!isDemonstration(notice.replyTo ?? '')) await queueMail(trx, notice, now)
  }
}
