// Kysely's driver for a SQLite file: writers queue and wait for other processes without blocking this one, and readers do
// not wait for writers.
import { setTimeout as sleep } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { createMutex, type Mutex } from './mutex.ts'
import type { SqliteFile } from './sqlite-file.ts'
import { SQLite } from './sqlite-library.ts'
import { troubleOf } from './trouble.ts'
import type { TroubleWatch } from './trouble-watch.ts'

/** The time that a write waits for others, in this process and elsewhere. */
const patienceMs = 5_000
const longestPauseMs = 25

export class SqliteFileDriver implements Driver {
  readonly #open: () => SqliteFile
  readonly #watch: TroubleWatch
  readonly #mutex = createMutex(() => new SQLite.SqliteError('database is locked', 'SQLITE_BUSY'))
  #file: SqliteFile | undefined

  constructor(open: () => SqliteFile, watch: TroubleWatch) {
    this.#open = open
    this.#watch = watch
  }

  async init() {
    this.#file = this.#open()
  }

  async acquireConnection() {
    if (!this.#file) throw new Error('The database is not open')
    return new SqliteConnection(this.#file, this.#mutex, this.#watch)
  }

  beginTransaction(connection: SqliteConnection) {
    return connection.begin()
  }

  commitTransaction(connection: SqliteConnection) {
    return connection.commit()
  }

  rollbackTransaction(connection: SqliteConnection) {
    return connection.rollback()
  }

  async releaseConnection(connection: SqliteConnection) {
    connection.release()
  }

  async destroy() {
    this.#file?.close()
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile
  readonly #mutex: Mutex
  readonly #watch: TroubleWatch
  /** Inside a transaction all queries, reads included, use the write connection. */
  #isInTransaction = false
  #hasWritten = false

  constructor(file: SqliteFile, mutex: Mutex, watch: TroubleWatch) {
    this.#file = file
    this.#mutex = mutex
    this.#watch = watch
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return this.#watched(async () => {
      if (this.#isInTransaction) return this.#write(sql, parameters)
      const deadline = performance.now() + patienceMs
      const read = await retry(deadline, () => {
        const statement = this.#file.prepareRead(sql)
        return statement && { rows: statement.all(parameters) as R[] }
      })
      if (read) return read
      await this.#mutex.acquire(deadline)
      try {
        return await this.#writeAlone<R>(deadline, sql, parameters)
      } finally {
        this.#mutex.release()
      }
    })
  }

  async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    yield await this.executeQuery<R>(query)
  }

  begin() {
    return this.#watched(async () => {
      const deadline = performance.now() + patienceMs
      await this.#mutex.acquire(deadline)
      try {
        this.#expectInPlace()
        // A transaction left open by a failed rollback would block every later one.
        await this.rollback()
        // A deferred transaction that reads before it writes fails when another process wrote in between.
        await retry(deadline, () => this.#file.prepareWrite('begin immediate').run())
        this.#isInTransaction = true
        this.#hasWritten = false
      } catch (error) {
        this.#mutex.release()
        throw error
      }
    })
  }

  commit() {
    return this.#watched(async () => {
      this.#file.prepareWrite('commit').run()
      this.#expectInPlace()
      this.#watch.succeeded(this.#hasWritten)
    })
  }

  /** The transaction may have ended already, with a failed commit. */
  async rollback() {
    if (this.#file.writes.inTransaction) this.#file.prepareWrite('rollback').run()
  }

  release() {
    if (!this.#isInTransaction) return
    this.#isInTransaction = false
    this.#mutex.release()
  }

  async #writeAlone<R>(deadline: number, sql: string, parameters: readonly unknown[]): Promise<QueryResult<R>> {
    this.#hasWritten = false
    this.#expectInPlace()
    const result = await retry(deadline, () => this.#write<R>(sql, parameters))
    this.#expectInPlace()
    this.#watch.succeeded(this.#hasWritten)
    return result
  }

  #write<R>(sql: string, parameters: readonly unknown[]): QueryResult<R> {
    // A full disk ends the transaction; later statements must not be stored on their own.
    if (this.#isInTransaction && !this.#file.writes.inTransaction) throw new Error('The transaction has ended')
    const statement = this.#file.prepareWrite(sql)
    if (statement.reader) {
      const rows = statement.all(parameters) as R[]
      if (!statement.readonly && rows.length > 0) this.#hasWritten = true
      return { rows }
    }
    const { changes, lastInsertRowid } = statement.run(parameters)
    if (changes > 0) this.#hasWritten = true
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
  }

  #expectInPlace() {
    if (this.#file.isInPlace()) return
    throw new SQLite.SqliteError('the database file was deleted or replaced', 'SQLITE_READONLY_DBMOVED')
  }

  async #watched<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      this.#watch.failed(error)
      throw error
    }
  }
}

/** Retries while another process holds the lock, with pauses in which other requests are served. */
async function retry<T>(deadline: number, attempt: () => T): Promise<T> {
  for (let pause = 1; ; pause = Math.min(2 * pause, longestPauseMs)) {
    try {
      return attempt()
    } catch (error) {
      if (troubleOf(error) !== 'busy' || performance.now() >= deadline) throw error
      await sleep(pause * (0.5 + Math.random()))
    }
  }
}
