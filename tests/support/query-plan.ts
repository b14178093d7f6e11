import { type CompiledQuery, sql } from 'kysely'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'

/** How the database answers the last query of a read: PostgreSQL along indexes, although it would scan so few rows. */
export const planOf = (db: Db, read: (db: Trx) => Promise<unknown>): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const isOnPostgres = isPostgres(trx)
    if (isOnPostgres) await sql`set local enable_seqscan = off`.execute(trx)
    if (isOnPostgres) await sql`set local enable_indexscan = off`.execute(trx)
    const asked: CompiledQuery[] = []
    const watched = trx.withPlugin({
      transformQuery({ node, queryId }) {
        asked.push(trx.getExecutor().compileQuery(node, queryId))
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await read(watched as Trx)
    const query = asked.at(-1)
    if (!query) throw new Error('nothing was asked')
    const explain = isOnPostgres ? 'explain' : 'explain query plan'
    const { rows } = await trx.executeQuery<object>({ ...query, sql: `${explain} ${query.sql}` })
    return JSON.stringify(rows)
  })
