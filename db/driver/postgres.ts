// A PostgreSQL connection pool that survives a server which restarts, hangs or becomes unreachable.
import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { troubleOf } from './trouble.ts'
import type { TroubleWatch } from './trouble-watch.ts'

// The server cancels slow queries; the client gives up a little later when the server does not answer at all.
const limits = { connectionTimeoutMillis: 5_000, statement_timeout: 8_000, query_timeout: 10_000 }
const patientLimits = { connectionTimeoutMillis: 60_000 }

const INT8 = 20
// Parses bigint as a number: our milliseconds and counts fit a double, and pg returns text by default.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig

/** @param isPatient lets queries run without a time limit and wait a minute for a connection, as migrations need */
export function postgresPool(connectionString: string, watch: TroubleWatch, isPatient: boolean): PostgresPool {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    // Idle connections must not keep the process alive.
    allowExitOnIdle: true,
    ...(isPatient ? patientLimits : limits),
  })
  // A server restart breaks connections. An unhandled error event would end the process; the pool handles it only for
  // idle connections, and those in use fail by their query.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    // JIT compilation of a page's query takes longer than the query: 40 ms against 5 with an index.
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

/** While the server is unreachable, lets one caller retry and fails all others at once. */
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
      // The server still owes a result: a rollback would wait for it just as long, and so would the next caller.
      if (error instanceof Error && error.message === 'Query read timeout') void this.#client.end()
      throw error
    }
  }
}
