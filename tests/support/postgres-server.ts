// One PostgreSQL server for the whole test run: TEST_POSTGRES_URL, or a throw-away one where PostgreSQL is installed.
// Where neither is to be had the tests run PGlite in process (databases.ts).
import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string | null
  }
}

export default async function startPostgres({ provide }: TestProject) {
  const given = process.env.TEST_POSTGRES_URL
  const bin = given ? null : installedBin()
  const user = bin ? serverUser() : null
  if (given || !bin || !user) {
    provide('postgresUrl', given ?? null)
    return
  }
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
  run('initdb', '-D', data, '-U', 'test', '--auth=trust', '--encoding=UTF8', '--no-sync')
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off -c max_connections=300`
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  provide('postgresUrl', `postgres://test@127.0.0.1:${port}/postgres`)
  return () => {
    run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
}

function installedBin(): string | null {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const bins = [...versions.map((version) => join(root, version, 'bin')), '/usr/local/bin', '/usr/bin']
  return bins.find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'pg_ctl'))) ?? null
}

/** PostgreSQL refuses to run as root: then the user that Debian's package made runs it. */
function serverUser(): { uid: number; gid: number } | null {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  if (uid === undefined || gid === undefined) return null
  if (uid !== 0) return { uid, gid }
  const entry = /^postgres:[^:]*:(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8'))
  return entry ? { uid: Number(entry[1]), gid: Number(entry[2]) } : null
}
