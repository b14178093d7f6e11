// The address of a person's private calendar. The table stores only the hash of its token; a new address replaces the old one.
import { randomBytes } from 'node:crypto'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import { recordAudit, type StaffActor, type StaffBy } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { User } from '#db/tables/staff.ts'

type CalendarOwner = Pick<User, 'id' | 'role' | 'language'>

/** @returns the token, which cannot be read again */
export function makeCalendarLink(db: Db, by: StaffBy): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const token = randomBytes(32).toString('base64url')
    await setLink(trx, { calendar_hash: hashed(token), calendar_made_at: by.now }, by)
    return token
  })
}

export function revokeCalendarLink(db: Db, by: StaffBy): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if ((await calendarMadeAt(trx, by.actor)) === null) return false
    await setLink(trx, { calendar_hash: null, calendar_made_at: null }, by)
    return true
  })
}

async function setLink(trx: Trx, link: Pick<User, 'calendar_hash' | 'calendar_made_at'>, by: StaffBy) {
  const { id } = by.actor
  const { email } = await trx
    .updateTable('users')
    .set(link)
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow()
  const verb = link.calendar_hash ? 'calendar-link-made' : 'calendar-link-revoked'
  await recordAudit(trx, { verb, kind: 'user', id, reference: email }, by)
}

/** When the person's address was made; null without one. */
export async function calendarMadeAt(db: Db | Trx, { id }: Pick<StaffActor, 'id'>): Promise<number | null> {
  const user = await db.selectFrom('users').select('calendar_made_at').where('id', '=', id).executeTakeFirst()
  return user?.calendar_made_at ?? null
}

/** The active person whose address it is. */
export async function findCalendarOwner(db: Db, token: string): Promise<CalendarOwner | null> {
  const owner = await db
    .selectFrom('users')
    .select(['id', 'role', 'language'])
    .where('calendar_hash', '=', hashed(token))
    .where('status', '=', 'active')
    .executeTakeFirst()
  return owner ?? null
}
