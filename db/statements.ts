import type SQLite from 'better-sqlite3'

/** Prepares each text once, and keeps those that were used most recently. */
export function keepStatements(database: SQLite.Database, limit = 300) {
  const kept = new Map<string, SQLite.Statement>()
  return (sql: string): SQLite.Statement => {
    const statement = kept.get(sql) ?? database.prepare(sql)
    kept.delete(sql)
    kept.set(sql, statement)
    if (kept.size > limit) kept.delete(kept.keys().next().value ?? '')
    return statement
  }
}
