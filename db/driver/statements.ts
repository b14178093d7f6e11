import type { Database, Statement } from './sqlite-library.ts'

/** Prepares each SQL text once, in an LRU cache. */
export function keepStatements(database: Database, limit = 300) {
  const kept = new Map<string, Statement>()
  return (sql: string): Statement => {
    const statement = kept.get(sql) ?? database.prepare(sql)
    kept.delete(sql)
    kept.set(sql, statement)
    if (kept.size > limit) kept.delete(kept.keys().next().value ?? '')
    return statement
  }
}
