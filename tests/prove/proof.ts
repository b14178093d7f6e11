// The result of a proof, and running one on its own: npx tsx tests/prove/<name>.ts
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import type { Db } from '#db/schema.ts'
import { launchPostgres } from '#tests/support/postgres-server.ts'

export type Proof = { name: string; figure: string; ok: boolean }

/** Runs a proof if its module was started directly. @param url import.meta.url of the module */
export async function runAlone(url: string, prove: () => Promise<Proof>) {
  if (url !== pathToFileURL(process.argv[1] ?? '').href) return
  const { name, figure, ok } = await prove()
  console.log(`${ok ? 'ok' : 'NOT OK'}  ${name}: ${figure}`)
  process.exitCode = ok ? 0 : 1
}

/** Creates a temporary, migrated SQLite file. */
export async function withDatabase<T>(use: (db: Db, url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'prove-'))
  const url = `file:${join(folder, 'site.db')}`
  const db = connect(url)
  try {
    await migrate(db, url)
    return await use(db, url)
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Creates a temporary, migrated PostgreSQL database. Without PostgreSQL the proof is not tried. */
export async function withPostgres(name: string, use: (db: Db, url: string) => Promise<Proof>): Promise<Proof> {
  const postgres = await launchPostgres()
  if (!postgres) return { name, figure: 'not tried: PostgreSQL is not installed', ok: true }
  const db = connect(postgres.url)
  try {
    await migrate(db, postgres.url)
    return await use(db, postgres.url)
  } finally {
    await db.destroy()
    postgres.remove()
  }
}
