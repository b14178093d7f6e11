// SIGKILL during migrations, on first start and from each earlier schema: the next start must produce the same database as
// without a kill, and must not accumulate copies.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { connect } from '#db/driver/connect.ts'
import { SQLite } from '#db/driver/sqlite-library.ts'
import { migrate, released } from '#db/migrate.ts'
import type { Db } from '#db/schema.ts'
import { fillAsBefore } from '#tests/support/before-records.ts'
import { databaseOn, launchPostgres, runOn } from '#tests/support/postgres-server.ts'
import { type Proof, runAlone } from './proof.ts'

type Emptied = { url: string; copies: () => number; remove: () => Promise<unknown> }
type Open = () => Promise<Emptied>
/** Prepares an empty database for the start that will be killed. */
type Former = { name: string; prepare: (url: string) => Promise<unknown> }

const names = Object.keys(released)
const formers: Former[] = [
  { name: 'first start', prepare: async () => {} },
  ...names.slice(0, -1).map((last) => ({ name: last, prepare: (url: string) => migrateTo(url, last) })),
  { name: 'filled, before records', prepare: fillAsBefore },
]

/** @param among test every n-th of the earlier schemas */
export async function proveMigrationKillsOnSqlite(among = 1): Promise<Proof> {
  return judgeAll('SIGKILL during migrations on SQLite', openFile, among)
}

export async function proveMigrationKillsOnPostgres(among = 1): Promise<Proof> {
  const name = 'SIGKILL during migrations on PostgreSQL'
  const postgres = await launchPostgres()
  if (!postgres) return { name, figure: 'not tried: PostgreSQL is not installed', ok: true }
  let opened = 0
  try {
    return await judgeAll(
      name,
      async () => {
        const database = `killed_${opened++}`
        await runOn(postgres.url, `create database ${database}`)
        const remove = () => runOn(postgres.url, `drop database ${database} with (force)`)
        return { url: databaseOn(postgres.url, database), copies: () => 0, remove }
      },
      among,
    )
  } finally {
    postgres.remove()
  }
}

async function judgeAll(name: string, open: Open, among: number): Promise<Proof> {
  const tried = formers.filter((_, index) => index % among === 0 || index === formers.length - 1)
  const broken: string[] = []
  let kills = 0
  for (const former of tried) {
    const whole = await migrated(former, open)
    // Early, while tables are first created, in the middle, and late.
    for (const share of [0.2, 0.5, 0.9]) {
      const at = Math.max(1, Math.round(whole.queries * share))
      const { state, wasKilled, copies } = await migrated(former, open, at)
      if (wasKilled) kills += 1
      if (state !== whole.state) broken.push(`${former.name}, after ${at} queries: ${state.slice(0, 200)}`)
      if (copies > 1) broken.push(`${former.name}, after ${at} queries: ${copies} copies`)
    }
  }
  const figure = `${kills} kills on the way from ${tried.length} states; ${broken.length} not as if never killed ${broken.join('; ')}`
  return { name, figure: figure.trim(), ok: kills > 0 && broken.length === 0 }
}

/** Kills after this number of queries, starts again, and inspects the result. */
async function migrated(former: Former, open: Open, killedAt = 0) {
  const { url, copies, remove } = await open()
  try {
    await former.prepare(url)
    const first = await migrateInProcess(url, killedAt)
    const restarted = await migrateTo(url, names.at(-1) ?? '').then(
      () => null,
      (error: Error) => error.message,
    )
    const db = connect(url)
    const state = restarted ?? (await schemaOf(db, url))
    await db.destroy()
    return { state, queries: first.queries, wasKilled: first.signal === 'SIGKILL', copies: copies() }
  } finally {
    await remove()
  }
}

async function migrateInProcess(url: string, killedAt: number) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/prove/migrate-and-die.ts', url, String(killedAt)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const [code, signal] = await once(child, 'close')
  if (killedAt === 0 && code !== 0) throw new Error(`The migration failed without a kill: ${url}`)
  return { queries: Number(output), signal }
}

async function migrateTo(url: string, last: string) {
  const db = connect(url)
  try {
    await migrate(db, url, Object.fromEntries(Object.entries(released).filter(([name]) => name <= last)))
  } finally {
    await db.destroy()
  }
}

/** The complete schema, and the applied migrations. */
async function schemaOf(db: Db, url: string): Promise<string> {
  if (url.startsWith('file:')) {
    const file = new SQLite(url.slice('file:'.length), { readonly: true })
    try {
      const found = file.prepare("select sql from sqlite_master where name not like 'sqlite_%' order by name").all()
      const applied = file.prepare('select name from kysely_migration order by name').all()
      return JSON.stringify([file.pragma('integrity_check', { simple: true }), found, applied])
    } finally {
      file.close()
    }
  }
  const { rows: columns } = await sql`select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(db)
  const { rows: indexes } = await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`.execute(
    db,
  )
  const { rows: applied } = await sql`select name from kysely_migration order by name`.execute(db)
  return JSON.stringify([columns, indexes, applied])
}

async function openFile(): Promise<Emptied> {
  const folder = mkdtempSync(join(tmpdir(), 'prove-'))
  const backups = join(folder, 'backups')
  return {
    url: `file:${join(folder, 'site.db')}`,
    copies: () => (existsSync(backups) ? readdirSync(backups).filter((name) => name.endsWith('.db')).length : 0),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

await runAlone(import.meta.url, proveMigrationKillsOnSqlite)
await runAlone(import.meta.url, proveMigrationKillsOnPostgres)
