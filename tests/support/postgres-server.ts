// One PostgreSQL server for the whole test run: TEST_POSTGRES_URL, or a temporary one if PostgreSQL is installed.
// Otherwise the tests run PGlite in process (databases.ts).
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import { writePGliteTemplate } from './pglite.ts'
import { freePort } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | null
    /** The clause that makes a copy of a migrated, empty database on it, for each test. */
    postgresCopy: string
    /** Without a server: a file with such a database for openPGlite. */
    pgliteTemplate: string
  }
}

export default async function startPostgres({ provide }: TestProject) {
  const given = process.env.TEST_POSTGRES_URL
  const server = given ? null : await launchPostgres()
  const url = given ?? server?.url ?? null
  provide('postgresUrl', url)
  const template = `template_${randomBytes(8).toString('hex')}`
  // The server's own copying takes half the time of the usual one through the log, but waits for the disk.
  const isQuick = server !== null && (await versionOf(server.url)) >= 15
  provide('postgresCopy', `template ${template}${isQuick ? ' strategy file_copy' : ''}`)
  const folder = mkdtempSync(join(tmpdir(), 'site-pglite-'))
  const pgliteTemplate = join(folder, 'migrated.tar')
  provide('pgliteTemplate', pgliteTemplate)
  await (url ? makeTemplate(url, template) : writePGliteTemplate(pgliteTemplate))
  return async () => {
    if (given) await runOn(given, `drop database ${template}`)
    server?.remove()
    rmSync(folder, { recursive: true })
  }
}

async function makeTemplate(server: string, name: string) {
  await runOn(server, `create database ${name}`)
  const url = databaseOn(server, name)
  const db = connect(url)
  await migrate(db, url)
  await db.destroy()
}

export function databaseOn(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function runOn(server: string, statement: string) {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query<Record<string, string>>(statement)
  await client.end()
  return rows
}

async function versionOf(server: string): Promise<number> {
  const [row] = await runOn(server, 'show server_version_num')
  return Math.floor(Number(row?.server_version_num) / 10_000)
}

export type PostgresServer = {
  url: string
  /** Stops it like a power cut, or freezes and resumes it. */
  signal: (signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => void
  /** Restarts it once the killed one is gone. */
  start: () => Promise<void>
  remove: () => void
}

/** A separate server for the caller; null if PostgreSQL is not installed. */
export async function launchPostgres(): Promise<PostgresServer | null> {
  const bin = installedBin()
  const user = bin ? serverUser() : null
  if (!bin || !user) return null
  const folder = mkdtempSync(join(tmpdir(), 'site-postgres-'))
  if (user.uid !== process.getuid?.()) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, {
      stdio: 'ignore',
      ...user,
      cwd: folder,
      env: { ...process.env, PGOPTIONS: undefined },
    })
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=300`
  const launch = () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  run('initdb', '-D', data, '-U', 'test', '--auth=trust', '--encoding=UTF8', '--no-sync')
  launch()
  const signal = (signal: NodeJS.Signals) => {
    for (const pid of family(data)) process.kill(pid, signal)
  }
  return {
    url: `postgres://test@127.0.0.1:${port}/postgres`,
    signal,
    async start() {
      // The processes of the killed server hold its shared memory for a moment.
      for (let attempt = 0; ; attempt++) {
        try {
          return void launch()
        } catch (error) {
          if (attempt === 50) throw error
          await sleep(100)
        }
      }
    },
    remove() {
      try {
        signal('SIGCONT')
        run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
      } catch {
        // It was killed and not restarted.
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server's main process and its children. */
function family(data: string): number[] {
  const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(first)], { encoding: 'utf8' })
  return [first, ...children.trim().split(/\s+/).filter(Boolean).map(Number)]
}

function installedBin(): string | null {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const bins = [...versions.map((version) => join(root, version, 'bin')), '/usr/local/bin', '/usr/bin']
  return bins.find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'pg_ctl'))) ?? null
}

/** PostgreSQL refuses to run as root: uses the user created by Debian's package instead. */
function serverUser(): { uid: number; gid: number } | null {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  if (uid === undefined || gid === undefined) return null
  if (uid !== 0) return { uid, gid }
  const entry = /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8'))
  return entry ? { uid: Number(entry[1]), gid: Number(entry[2]) } : null
}
