// Runs feature tests on both dialects with real databases: SQLite and PostgreSQL.
import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, test as base, beforeAll, describe, inject } from 'vitest'
import { isPostgres } from '#db/driver/advisory-lock.ts'
import { connect } from '#db/driver/connect.ts'
import type { Db, Trx } from '#db/schema.ts'
import { part } from './part.ts'
import { type Opened, openPGlite } from './pglite.ts'
import { databaseOn, runOn } from './postgres-server.ts'

let openHere: () => Promise<Db>

/** A test that is given a database, `async ({ db }) => …`, opens it in the dialect of its describeOnBothDialects. */
export const test = base.extend('db', () => openHere())

/**
 * Runs the tests once for each dialect. `open` returns a migrated, empty database that is closed after the test. Of those on
 * PostgreSQL, `npm test` runs the ones with the tag "simultaneous", whose faults may show there alone; the rest runs the others.
 */
export function describeOnBothDialects(name: string, tests: (open: () => Promise<Db>, dialect: string) => void) {
  for (const [dialect, make] of Object.entries(dialects)) {
    if (part === 'rest' && dialect === 'SQLite') continue
    describe(`${name} (${dialect})`, { tags: dialect }, () => {
      const closers: (() => Promise<unknown>)[] = []
      afterEach(async () => {
        for (const close of closers.splice(0).reverse()) await close()
      })
      const open = async () => {
        const { url, close } = await make()
        // A busy machine is slow, not wrong.
        const db = connect(url, { isPatient: true })
        closers.push(close, () => db.destroy())
        return db
      }
      beforeAll(() => {
        openHere = open
      })
      tests(open, dialect)
    })
  }
}

const dialects: Record<string, () => Promise<Opened>> = {
  SQLite: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-sqlite-'))
    const file = join(folder, 'site.db')
    copyFileSync(inject('migratedFile'), file)
    return { url: `file:${file}`, close: async () => rmSync(folder, { recursive: true }) }
  },
  PostgreSQL: () => {
    const server = inject('postgresUrl')
    return server ? openDatabase(server, inject('postgresCopy')) : openPGlite(inject('pgliteTemplate'))
  },
}

/** An empty PostgreSQL database: on a real server if there is one, otherwise in process. */
export function openPostgres(): Promise<Opened> {
  const server = inject('postgresUrl')
  return server ? openDatabase(server) : openPGlite()
}

// A separate database, because migrations of schemas in one database interfere with each other.
async function openDatabase(server: string, copy = ''): Promise<Opened> {
  const name = `t_${randomBytes(8).toString('hex')}`
  await runOn(server, `create database ${name} ${copy}`)
  return { url: databaseOn(server, name), close: () => runOn(server, `drop database ${name} with (force)`) }
}

/** Waits in a transaction until the work of another connection waits for it, or has ended. */
export async function untilBlocked(trx: Trx, work: Promise<unknown>): Promise<void> {
  let hasEnded = false
  const end = () => {
    hasEnded = true
  }
  work.then(end, end)
  // SQLite and a PostgreSQL in process have one connection, which the transaction holds.
  if (!inject('postgresUrl') || !isPostgres(trx)) return
  for (;;) {
    await sql`select pg_stat_clear_snapshot()`.execute(trx)
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(trx)
    if (hasEnded || rows.length > 0) return
    await sleep(5)
  }
}
