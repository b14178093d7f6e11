// The pool of connections to a PostgreSQL server, which may restart, freeze or be out of reach at any moment.
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { troubleOf } from './trouble.ts'
import type { TroubleWatch } from './trouble-watch.ts'

// The server ends a query that takes too long; where it does not answer at all, we stop waiting a little later.
const limits = { statement_timeout: 8_000, query_timeout: 10_000 }

const INT8 = 20
// Milliseconds and counts fit a double; pg hands out bigint as text unless told otherwise.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

/** @param isPatient whether a query may take as long as it likes, as those of a migration may */
export function postgresPool(connectionString: string, watch: TroubleWatch, isPatient: boolean): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: 5_000,
    // Connections that nobody uses do not keep the process from ending.
    allowExitOnIdle: true,
    ...(isPatient ? {} : limits),
  })
  // A connection breaks when the server restarts. Unheard, the event ends the process; the pool listens only to
  // connections that are idle, and those in use fail by their query.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    // Compiling a query of a page takes longer than running it: 40 ms where a search by index takes 5.
    client.query('set jit = off').catch(() => {})
  })
  const connect = limitAttempts(() => pool.connect())
  return {
    end: () => pool.end(),
    async connect() {
      try {
        return new WatchedClient(await connect(), watch)
      } catch (error) {
        watch.failed(error)
        throw error
      }
    },
  }
}

/** While the server cannot be reached one caller at a time tries, and all others are told at once. */
function limitAttempts<T>(connect: () => Promise<T>): () => Promise<T> {
  let failure: unknown
  let isTried = false
  return async () => {
    const isTrial = failure !== undefined
    if (isTrial && isTried) throw failure
    if (isTrial) isTried = true
    try {
      const client = await connect()
      failure = undefined
      return client
    } catch (error) {
      if (troubleOf(error) === 'unreachable') failure = error
      throw error
    } finally {
      if (isTrial) isTried = false
    }
  }
}

class WatchedClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient
  readonly #watch: TroubleWatch

  constructor(client: pg.PoolClient, watch: TroubleWatch) {
    this.#client = client
    this.#watch = watch
  }

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  query<R>(
    sql: string | PostgresCursor<R>,
    parameters: ReadonlyArray<unknown> = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof sql !== 'string') throw new Error('Nothing here reads through a cursor')
    return this.#run<R>(sql, [...parameters])
  }

  release() {
    this.#client.release()
  }

  async #run<R>(sql: string, parameters: unknown[]): Promise<PostgresQueryResult<R>> {
    try {
      const result = await this.#client.query(sql, parameters)
      this.#watch.succeeded(result.command !== 'SELECT' && Number(result.rowCount) > 0)
      return result as PostgresQueryResult<R>
    } catch (error) {
      this.#watch.failed(error)
      // Its server still owes an answer: a rollback would wait for it as long again, and so would the next caller.
      if (error instanceof Error && error.message === 'Query read timeout') void this.#client.end()
      throw error
    }
  }
}
