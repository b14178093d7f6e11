// Facts about the database, read from the database itself.

import { existsSync, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import { namesOfApplied } from '#db/additive-migrations.ts'
import { baseline } from '#db/before-baseline.ts'
import { databaseFile } from '#db/driver/database-file.ts'
import type { Db } from '#db/schema.ts'

/** Tells whether a site has run on it: each start indexes its pages. An older release counts too. */
export async function hasServed(db: Db): Promise<boolean> {
  const applied = await namesOfApplied(db)
  if (!applied.includes(baseline)) return applied.length > 0
  const page = db.selectFrom('search_entries').select('ref').where('kind', '!=', 'post').limit(1)
  return (await page.executeTakeFirst()) !== undefined
}

/** The time of the latest stored event. */
export async function newestStored(db: Db): Promise<number> {
  const { rows } = await sql<{ at: number | string | null }>`select max(at) as at from (
    select max(at) as at from audit_events
    union all select max(created_at) from outbox
    union all select max(received_at) from records
    union all select max(last_seen_at) from sessions
  ) as times`.execute(db)
  return Number(rows[0]?.at ?? 0)
}

// The size of the data, and the space left for it.

type DataSize = {
  databaseBytes: number
  /** Unused pages of a SQLite file; null on a database server. */
  unusedBytes: number | null
  /** The size of SQLite's write-ahead log; null on a database server. */
  logBytes: number | null
  /** Free space on the database's disk; null on a database server. */
  freeBytes: number | null
}

export async function dataSize(db: Db, url: string): Promise<DataSize> {
  const file = databaseFile(url)
  if (!file) {
    const bytes = url.startsWith('file:') ? 0 : await ask(db, 'select pg_database_size(current_database()) as value')
    return { databaseBytes: bytes, unusedBytes: null, logBytes: null, freeBytes: null }
  }
  const pageSize = await ask(db, 'select page_size as value from pragma_page_size')
  const { bavail, bsize } = statfsSync(dirname(file))
  return {
    databaseBytes: pageSize * (await ask(db, 'select page_count as value from pragma_page_count')),
    unusedBytes: pageSize * (await ask(db, 'select freelist_count as value from pragma_freelist_count')),
    logBytes: existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0,
    freeBytes: bavail * bsize,
  }
}

async function ask(db: Db, question: string): Promise<number> {
  const { rows } = await sql<{ value: number | string }>`${sql.raw(question)}`.execute(db)
  return Number(rows[0]?.value ?? 0)
}
