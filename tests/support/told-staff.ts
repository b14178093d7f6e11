// Which staff are sent a notice.
import { newId } from '#db/queries/id.ts'
import type { Db } from '#db/schema.ts'

/** One active account of each role, who asked for each notice. */
export async function addStaffOfEachRole(db: Db) {
  for (const role of ['admin', 'editor', 'desk', 'admissions', 'viewer'] as const) {
    const email = `${role}@example.com`
    const account = {
      id: newId(),
      email,
      email_key: email,
      name: role,
      role,
      status: 'active',
      notices: 'each',
    } as const
    await db
      .insertInto('users')
      .values({ ...account, password_hash: null, time_zone: 'UTC', created_at: 0, last_login_at: null, version: 1 })
      .execute()
  }
}

/** The names before the @ of those who were sent a notice of the record, in order of the alphabet. */
export async function toldOf(db: Db, reference: string): Promise<string[]> {
  const mails = await db
    .selectFrom('outbox')
    .select('to_address')
    .where('reference', '=', reference)
    .where('kind', 'like', '%-received')
    .execute()
  return mails.map(({ to_address }) => to_address.replace(/@.*/, '')).sort()
}
