// Dumps and restores PostgreSQL databases with PostgreSQL's own programs, started without a shell.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Client } from 'pg'
import { isTrigramIndex } from '#db/queries/search-index.ts'
import type { DatabaseFacts } from './copy-sqlite.ts'
import { Mendable } from './say-failure.ts'

const run = promisify(execFile)

/** @property environment variables for the programs, in addition to the password */
export type Postgres = { url: string; environment: NodeJS.ProcessEnv }

/** @returns the dump's contents, counted in the same snapshot */
export async function dumpPostgres(postgres: Postgres, target: string): Promise<DatabaseFacts> {
  return withClient(postgres.url, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const snapshot = await ask(client, 'select pg_export_snapshot() as value')
    const schema = await ask(client, 'select current_schema() as value')
    await runProgram(postgres, 'pg_dump', [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--file=${target}`,
      `--schema=${quoted(schema)}`,
      `--snapshot=${snapshot}`,
    ])
    const facts = await factsOf(client)
    await client.query('commit')
    return facts
  })
}

/** Restores, all or nothing, into a database whose current schema is empty or missing. */
export async function loadPostgres(postgres: Postgres, dump: string) {
  const folder = mkdtempSync(join(tmpdir(), 'restore-'))
  try {
    // Trigram indexes need an extension that may be missing; the next start creates them where it can.
    const contents = await runProgram(postgres, 'pg_restore', ['--list', dump])
    const list = join(folder, 'list')
    writeFileSync(
      list,
      contents
        .split('\n')
        .filter((line) => !isTrigramIndex(line))
        .join('\n'),
    )
    await runProgram(postgres, 'pg_restore', [
      '--no-owner',
      '--no-privileges',
      '--single-transaction',
      '--exit-on-error',
      `--use-list=${list}`,
      dump,
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Creates an empty database on the same server and drops it after the work. */
export async function withSpareDatabase<T>(url: string, name: string, work: (spare: string) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query(`create database ${quoted(name)} template template0`)
    const spare = new URL(url)
    spare.pathname = `/${name}`
    try {
      // The dump creates the schema.
      await withClient(spare.href, (fresh) => fresh.query('drop schema if exists public'))
      return await work(spare.href)
    } finally {
      await client.query(`drop database ${quoted(name)} with (force)`)
    }
  })
}

/**
 * Renames the current schema to make room for a dump; nothing is deleted.
 * @returns a function that undoes it
 */
export async function moveSchemaAside(url: string, name: string): Promise<() => Promise<void>> {
  const schema = await withClient(url, async (client) => {
    const others = await otherConnections(client)
    if (others > 0)
      throw new Mendable(
        `${others} other ${others === 1 ? 'connection is' : 'connections are'} open to the database: stop the site first.`,
      )
    const schema = await ask(client, 'select current_schema() as value')
    await client.query(`alter schema ${quoted(schema)} rename to ${quoted(name)}`)
    return schema
  })
  return () =>
    withClient(url, async (client) => {
      await client.query(`drop schema if exists ${quoted(schema)} cascade`)
      await client.query(`alter schema ${quoted(name)} rename to ${quoted(schema)}`)
    })
}

/** A site that has just stopped: the server ends its connections a moment later. */
const goodbyeMs = 10_000

/** Not counting the server's own workers, such as autovacuum, which come and go by themselves. */
async function otherConnections(client: Client): Promise<number> {
  for (const until = Date.now() + goodbyeMs; ; await setTimeout(200)) {
    const others = await ask(
      client,
      `select count(*) as value from pg_stat_activity where datname = current_database()
        and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    if (others === '0' || Date.now() > until) return Number(others)
  }
}

export const runOnPostgres = (url: string, statement: string) => withClient(url, (client) => client.query(statement))

/** In a copy: the nodes in it serve the database that it was made of. An older backup has no such tables. */
export const forgetNodes = (url: string) =>
  runOnPostgres(
    url,
    'do $$ begin delete from nodes; delete from job_turns; exception when undefined_table then null; end $$',
  )

export const postgresFacts = (url: string): Promise<DatabaseFacts> => withClient(url, factsOf)

async function factsOf(client: Client): Promise<DatabaseFacts> {
  const tables = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema() order by tablename collate "C"',
  )
  const rows: Record<string, number> = {}
  for (const { name } of tables.rows) {
    rows[name] = Number(await ask(client, `select count(*) as value from ${quoted(name)}`))
  }
  return { schema: await ask(client, 'select max(name) as value from kysely_migration'), rows }
}

async function ask(client: Client, question: string): Promise<string> {
  const { rows } = await client.query<{ value: string | null }>(question)
  return rows[0]?.value ?? ''
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Passes the password in the environment, because every user can read a command line. */
async function runProgram({ url, environment }: Postgres, program: string, args: string[]): Promise<string> {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const env = { ...environment, ...(password ? { PGPASSWORD: password } : {}) }
  for (const path of placesOf(program)) {
    try {
      const { stdout } = await run(path, [`--dbname=${address.href}`, ...args], { env, maxBuffer: 4 * 1024 * 1024 })
      return stdout
    } catch (error) {
      const { code, stderr } = error as { code?: string | number; stderr?: string }
      if (code === 'ENOENT') continue
      throw new Mendable(`${program} failed: ${(stderr || String(error)).trim().split('\n').slice(0, 3).join(' ')}`)
    }
  }
  throw new Mendable(
    `${program} is not installed: install PostgreSQL's client programs in the server's version or newer (Debian: postgresql-client).`,
  )
}

/** Candidates: PATH first, then Debian's folders, newest version first. */
function placesOf(program: string): string[] {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  return [program, ...versions.map((version) => join(root, version, 'bin', program))]
}
