// Shows who is writing a reply right now, to prevent two replies. The form reports it every half minute; it is not
// kept.
import type { Actor, By } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { RecordRow } from '#db/tables/records.ts'

const lasts = 2 * 60_000

type Record = Pick<RecordRow, 'id'>
type Writer = Pick<Actor, 'id'>

export async function notePresence(db: Db, { id }: Record, { actor: writer, now }: By<Writer>): Promise<void> {
  if (writer.id === null) return
  await db
    .deleteFrom('reply_presence')
    .where('seen_at', '<=', now - lasts)
    .execute()
  await db
    .insertInto('reply_presence')
    .values({ record_id: id, user_id: writer.id, seen_at: now })
    .onConflict((conflict) => conflict.columns(['record_id', 'user_id']).doUpdateSet({ seen_at: now }))
    .execute()
}

export async function endPresence(db: Db, { id }: Record, writer: Writer): Promise<void> {
  await db.deleteFrom('reply_presence').where('record_id', '=', id).where('user_id', '=', writer.id).execute()
}

/** The names of the other people who are replying. */
export async function othersReplying(db: Db, reference: string, reader: Writer, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom('reply_presence')
    .innerJoin('records', 'records.id', 'reply_presence.record_id')
    .innerJoin('users', 'users.id', 'reply_presence.user_id')
    .select('users.name')
    .where('records.reference', '=', reference)
    .where('reply_presence.user_id', '!=', reader.id ?? '')
    .where('seen_at', '>', now - lasts)
    .orderBy('users.name')
    .execute()
  return rows.map(({ name }) => name)
}
