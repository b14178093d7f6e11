import { sql } from 'kysely'
import type { Trx } from './schema.ts'

type Words = { message: string; email: string }

/** How many other addresses have sent the very same message after this moment. */
export async function otherSendersOf(
  trx: Trx,
  table: 'enquiries' | 'applications',
  { message, email }: Words,
  since: number,
): Promise<number> {
  const { count } = await trx
    .selectFrom(table)
    .select(sql<number>`count(distinct lower(email))`.as('count'))
    .where('message', '=', message)
    .where('received_at', '>', since)
    .where(sql<boolean>`lower(email) <> lower(${email})`)
    .executeTakeFirstOrThrow()
  return Number(count)
}
