// Reports which tables this process has changed, once the change is committed.
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely'

/** @param table its name; empty when the statement does not reveal it */
export type ChangeListener = (table: string) => void

export const tellChanges = (dialect: Dialect, listener: ChangeListener): Dialect => ({
  createDriver: () => new TellingDriver(dialect.createDriver(), listener),
  createAdapter: () => dialect.createAdapter(),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createIntrospector: (db) => dialect.createIntrospector(db),
})

class TellingDriver implements Driver {
  readonly #driver: Driver
  readonly #listener: ChangeListener

  constructor(driver: Driver, listener: ChangeListener) {
    this.#driver = driver
    this.#listener = listener
  }

  init() {
    return this.#driver.init()
  }

  async acquireConnection() {
    return new TellingConnection(await this.#driver.acquireConnection(), this.#listener)
  }

  async beginTransaction(connection: TellingConnection, settings: TransactionSettings) {
    await this.#driver.beginTransaction(connection.inner, settings)
    connection.changed = new Set()
  }

  async commitTransaction(connection: TellingConnection) {
    await this.#driver.commitTransaction(connection.inner)
    for (const table of connection.changed ?? []) this.#listener(table)
  }

  rollbackTransaction(connection: TellingConnection) {
    return this.#driver.rollbackTransaction(connection.inner)
  }

  releaseConnection(connection: TellingConnection) {
    return this.#driver.releaseConnection(connection.inner)
  }

  destroy() {
    return this.#driver.destroy()
  }
}

class TellingConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly #listener: ChangeListener
  /** Tables changed in the open transaction. */
  changed: Set<string> | undefined

  constructor(inner: DatabaseConnection, listener: ChangeListener) {
    this.inner = inner
    this.#listener = listener
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.inner.executeQuery<R>(query)
    const table = changedTable(query.sql)
    if (table === null) return result
    if (this.changed) this.changed.add(table)
    else this.#listener(table)
    return result
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.inner.streamQuery(query, chunkSize)
  }
}

const write = /^\s*(?:insert(?:\s+or\s+\w+)?\s+into|update|delete\s+from)\s+"?(\w+)/i
const harmless = /^\s*(?:select|begin|commit|rollback|savepoint|release|set|pragma|explain)\b/i
const writing = /\b(?:insert|update|delete)\b/i

/** Null for a read; empty when any table may have changed. */
export function changedTable(sql: string): string | null {
  if (harmless.test(sql)) return null
  const table = write.exec(sql)?.[1]
  if (table) return table
  // A read may begin with a common table expression.
  return /^\s*with\b/i.test(sql) && !writing.test(sql) ? null : ''
}
