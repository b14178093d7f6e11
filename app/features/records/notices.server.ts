// Notices to staff about new arrivals: who receives them, and how often.
import { env } from '#app/env.server.ts'
import { can, type Permission, rolesOf } from '#app/features/staff/permissions.ts'
import { type Addressee, bareAddress, isDemonstration } from '#app/mail/address.ts'
import { type Mail, queueMail } from '#app/mail/outbox/queue.server.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import type { NoticeChoice, Roles } from '#db/tables/staff.ts'

/** The default: each notice for staff who answer records; for admins only if MAIL_TO has no mailbox. */
export function standardNotices(role: Roles): NoticeChoice {
  if (rolesOf(role).some((one) => one === 'desk' || one === 'admissions')) return 'each'
  return role === 'admin' && env.MAIL_TO.length === 0 ? 'each' : 'off'
}

export type NoticeReader = {
  id: string
  email: string
  language: Language
  role: Roles
  timeZone: string
  notices: NoticeChoice
  /** The person's own choice; null for the default. */
  choice: NoticeChoice | null
}

/** Every active account with its notice choice, oldest account first. */
export async function noticeReaders(db: Db | Trx): Promise<NoticeReader[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'email', 'language', 'role', 'time_zone as timeZone', 'notices as choice'])
    .where('status', '=', 'active')
    .orderBy('created_at')
    .execute()
  return users.map((user) => ({ ...user, notices: user.choice ?? standardNotices(user.role) }))
}

/**
 * Recipients of immediate notices: MAIL_TO, and staff who chose them and may open the subject. An address of MAIL_TO without
 * an account is written to in English.
 * @param concerned ids of staff who receive this one unless they chose otherwise
 */
export async function noticeRecipients(
  db: Db | Trx,
  permission: Permission,
  concerned: readonly string[] = [],
): Promise<Addressee[]> {
  const readers = await noticeReaders(db)
  const told = readers
    .filter(({ role }) => can(role, permission))
    .filter((reader) => reader.notices === 'each' || isConcerned(reader, concerned))
  const languages = new Map(readers.map(({ email, language }) => [keyOf(email), language]))
  const addresses = new Map([...env.MAIL_TO, ...told.map(({ email }) => email)].map((to) => [keyOf(to), to]))
  return [...addresses].map(([key, to]) => ({ to, language: languages.get(key) ?? 'en' }))
}

/** For a notice that concerns one person, such as an assignment; null if they chose not to receive it. */
export async function concernedAddressee(db: Db | Trx, id: string): Promise<Addressee | null> {
  const reader = (await noticeReaders(db)).find((found) => found.id === id)
  return reader && isConcerned(reader, [id]) ? { to: reader.email, language: reader.language } : null
}

const isConcerned = ({ id, choice }: NoticeReader, concerned: readonly string[]) =>
  concerned.includes(id) && (choice ?? 'each') === 'each'

const keyOf = (address: string) => (bareAddress(address) ?? address).toLowerCase()

/** True when at least one person receives notices of enquiries, at once or in a digest. */
export async function hasNoticeReaders(db: Db): Promise<boolean> {
  if (env.MAIL_TO.length > 0) return true
  return (await noticeReaders(db)).some(({ notices, role }) => notices !== 'off' && can(role, 'enquiries.read'))
}

/** The active admins, for decisions that only they can make. */
export const adminAddressees = (db: Db | Trx): Promise<Addressee[]> =>
  db
    .selectFrom('users')
    .select(['email as to', 'language'])
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('created_at')
    .execute()

/** A notice as one of its readers gets it. */
export type NoticeTo = (reader: Addressee) => Mail | Promise<Mail>

/** Queues a notice for each of its readers, except about demonstration visitors. */
export async function queueNotice(
  trx: Trx,
  permission: Permission,
  noticeTo: NoticeTo,
  now: number,
  concerned: readonly string[] = [],
): Promise<void> {
  for (const reader of await noticeRecipients(trx, permission, concerned)) {
    const notice = await noticeTo(reader)
    if (!isDemonstration(notice.replyTo ?? '')) await queueMail(trx, notice, now)
  }
}
