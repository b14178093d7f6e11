// A database created by the release before the table of records, with the contents of that release's pages.
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { SQLite } from '#db/driver/sqlite-library.ts'
import facts from '#tests/frozen/before-records.json' with { type: 'json' }

export const before = facts

/** Fills an empty database of that dialect. @param url of a file, or of a PostgreSQL server */
export async function fillAsBefore(url: string): Promise<void> {
  if (url.startsWith('file:')) {
    const database = new SQLite(url.slice('file:'.length))
    database.exec(readFileSync('tests/frozen/before-records.sqlite.sql', 'utf8'))
    database.close()
    return
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(readFileSync('tests/frozen/before-records.postgres.sql', 'utf8'))
  await client.end()
}
