// Dumps and restores PostgreSQL databases with PostgreSQL's own programs, started without a shell.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import { isTrigramIndex } from '#db/queries/search-index.ts'
import type { DatabaseFacts } from './copy-sqlite.ts'
import { OperationalError } from './say-failure.ts'

/** @property environment variables for the programs, in addition to the password */
export type Postgres = { url: string; environment: NodeJS.ProcessEnv }

/** @returns the dump's contents, counted in the same snapshot */
export async function dumpPostgres(postgres: Postgres, target: string): Promise<DatabaseFacts> {
  return withClient(postgres.url, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const snapshot = await ask(client, 'select pg_export_snapshot() as value')
    const schema = await ask(client, 'select current_schema() as value')
    const dump = start(postgres, 'pg_dump', [
      ...databaseOf(postgres),
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--schema=${quoted(schema)}`,
      `--snapshot=${snapshot}`,
    ])
    dump.stdin.end()
    // Through this process, so that it ends when this one is killed.
    await Promise.all([pipeline(dump.stdout, createWriteStream(target)), dump.ended])
    const facts = await factsOf(client)
    await client.query('commit')
    return facts
  })
}

type Around = {
  /** Statements in the transaction of the dump. */
  before?: string
  after?: string
  /** The last step before the commit. */
  beforeCommit?: () => void
}

/**
 * Loads a dump, all or nothing, into a database whose current schema is missing. Every statement goes through this process, so
 * that the transaction is rolled back when it is killed.
 */
export async function loadPostgres(postgres: Postgres, dump: string, around: Around = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'restore-'))
  try {
    // Trigram indexes need an extension that may be missing; the next start creates them where it can.
    const list = join(folder, 'list')
    const contents = start(postgres, 'pg_restore', ['--list', dump])
    const [lines] = await Promise.all([text(contents.stdout), contents.ended])
    writeFileSync(
      list,
      lines
        .split('\n')
        .filter((line) => !isTrigramIndex(line))
        .join('\n'),
    )
    const script = start(postgres, 'pg_restore', [
      '--no-owner',
      '--no-privileges',
      `--use-list=${list}`,
      '--file=-',
      dump,
    ])
    const options = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null']
    const psql = start(postgres, 'psql', [...databaseOf(postgres), ...options])
    // Its own words say more than that it takes no more statements.
    const sent = pipeline(statements(script, psql, around), psql.stdin).catch((error) =>
      psql.ended.then(() => Promise.reject(error)),
    )
    await Promise.all([sent, psql.ended])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const ready = 'ready to commit'

/** A newer client sets what an older server does not know. */
const withoutNewerSetting = (chunk: Buffer) =>
  Buffer.from(chunk.toString('latin1').replace(/^SET transaction_timeout = 0;$/m, ''), 'latin1')

async function* statements(script: Program, psql: Program, { before = '', after = '', beforeCommit }: Around) {
  yield `begin;\n${before}\n`
  let isFirst = true
  for await (const chunk of script.stdout) {
    yield isFirst ? withoutNewerSetting(chunk) : chunk
    isFirst = false
  }
  await script.ended
  yield `\n${after}\n\\echo ${ready}\n`
  const [said] = await Promise.race([once(psql.stdout, 'data'), psql.ended.then(() => [''])])
  if (!String(said).includes(ready)) throw new OperationalError(`psql ended before the backup was loaded.`)
  beforeCommit?.()
  yield 'commit;\n'
}

/**
 * Creates an empty database on the same server and drops it after the work. Its name begins with that of its own, and a lock
 * says that it is in use, so that `dropSpares` removes what a killed process leaves.
 */
export async function withSpareDatabase<T>(url: string, work: (spare: string) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    const name = `${await sparePrefix(client)}${randomBytes(6).toString('hex')}`
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    await client.query(`create database ${quoted(name)} template template0`)
    const spare = new URL(url)
    spare.pathname = `/${name}`
    try {
      // The dump creates the schema.
      await withClient(spare.href, (fresh) => fresh.query('drop schema if exists public'))
      return await work(spare.href)
    } finally {
      await dropDatabase(client, name)
    }
  })
}

/** Databases that no process uses, left behind by one that was killed. */
export const listSpares = (url: string): Promise<string[]> => withClient(url, unusedSpares)

/** @returns their names */
export const dropSpares = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const names = await unusedSpares(client)
    for (const name of names) await dropDatabase(client, name)
    return names
  })

async function unusedSpares(client: Client): Promise<string[]> {
  const prefix = await sparePrefix(client)
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1) order by datname',
    [prefix],
  )
  const unused: string[] = []
  for (const { name } of rows) {
    if (!/^[0-9a-f]{12}$/.test(name.slice(prefix.length))) continue
    // Kept until the connection ends, so that no two remove one.
    if ((await ask(client, `select pg_try_advisory_lock(hashtext('${name}'))::text as value`)) === 'true')
      unused.push(name)
  }
  return unused
}

/** A name has 63 bytes at most. */
const sparePrefix = async (client: Client) =>
  `${(await ask(client, 'select current_database() as value')).replace(/\W/g, '_').slice(0, 40)}_verify_`

const dropDatabase = (client: Client, name: string) =>
  client.query(`drop database if exists ${quoted(name)} with (force)`)

/** @returns the current schema @throws OperationalError while anything else is connected */
export const expectAlone = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const others = await otherConnections(client)
    if (others > 0)
      throw new OperationalError(
        `${others} other ${others === 1 ? 'connection is' : 'connections are'} open to the database: stop the site first.`,
      )
    return ask(client, 'select current_schema() as value')
  })

/**
 * Puts a dump in the place of the current schema, which is renamed, in one transaction: nobody sees anything between.
 * @param beforeCommit the last step, which undoes all when it throws
 */
export async function replaceSchema(postgres: Postgres, dump: string, { aside, after, beforeCommit }: Replacement) {
  const schema = await expectAlone(postgres.url)
  await loadPostgres(postgres, dump, {
    before: `set lock_timeout = '10s';
      ${lockTables}
      alter schema ${quoted(schema)} rename to ${quoted(aside)};`,
    after: `set search_path to ${quoted(schema)};\n${after}`,
    beforeCommit,
  })
}

type Replacement = { aside: string } & Required<Omit<Around, 'before'>>

/** A site that starts meanwhile must not store in what is moved aside. */
const lockTables = `do $$ declare one record; begin
  for one in select schemaname, tablename from pg_tables where schemaname = current_schema() loop
    execute format('lock table %I.%I in access exclusive mode', one.schemaname, one.tablename);
  end loop; end $$;`

export const hasSchema = (url: string, name: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_namespace where nspname = $1', [name])
    return rowCount === 1
  })

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
export const forgetNodes =
  'do $$ begin delete from nodes; delete from job_turns; exception when undefined_table then null; end $$;'

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

/** Without the password, because every user can read a command line. */
function databaseOf({ url }: Postgres): string[] {
  const address = new URL(url)
  address.password = ''
  return [`--dbname=${address.href}`]
}

type Program = Pick<ChildProcessWithoutNullStreams, 'stdin' | 'stdout'> & {
  /** Rejects with its words when it fails. */
  ended: Promise<void>
}

function start({ url, environment }: Postgres, program: string, args: string[]): Program {
  const password = decodeURIComponent(new URL(url).password)
  const env = { ...environment, ...(password ? { PGPASSWORD: password } : {}) }
  const child = spawn(findProgram(program, environment.PATH), args, { env })
  let words = ''
  child.stderr.on('data', (chunk) => {
    words += chunk
  })
  // Who writes to it learns that it has ended.
  child.stdin.on('error', () => {})
  const ended = once(child, 'close').then(([code]) => {
    if (code === 0) return
    throw new OperationalError(
      `${program} failed: ${(words || `code ${code}`).trim().split('\n').slice(0, 3).join(' ')}`,
    )
  })
  // Where it is waited for, its failure is thrown.
  ended.catch(() => {})
  return { stdin: child.stdin, stdout: child.stdout, ended }
}

/** In PATH, then in Debian's folders, the newest version first. */
function findProgram(program: string, searched = ''): string {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...searched.split(delimiter), ...versions.map((version) => join(root, version, 'bin'))]
  const found = folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
  if (found) return found
  throw new OperationalError(
    `${program} is not installed: install PostgreSQL's client programs in the server's version or newer (Debian: postgresql-client).`,
  )
}
