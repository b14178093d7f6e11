// Failures of a start: one line that an operator can act on, before anything is changed.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { startServer } from '#tests/support/server-process.ts'

let folder: string
let url: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'))
  url = `file:${join(folder, 'data', 'site.db')}`
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const secret = 'a-secret-for-tests-long-enough'

/** The output of a start that must fail. */
async function refused(settings: Record<string, string>): Promise<string> {
  const started = await startServer({ DATABASE_URL: url, SESSION_SECRET: secret, ...settings }).catch(
    (error: Error) => error.message,
  )
  if (typeof started !== 'string') {
    await started.stop('SIGKILL')
    throw new Error('the server started')
  }
  const lines = started.replace('The server ended at once:\n', '').trim().split('\n')
  expect(lines, started).toHaveLength(1)
  return lines[0] ?? ''
}

describe('the start reports in one line', () => {
  test('that the port is in use, and makes no database', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((done) => other.once('listening', done))
    const { port } = other.address() as AddressInfo
    expect(await refused({ PORT: String(port) })).toBe(
      `Error: port ${port} is in use: end the other program, or set PORT to another one.`,
    )
    other.close()
    expect(existsSync(join(folder, 'data'))).toBe(false)
  })

  test('that HOST is not an address of this machine', async () => {
    expect(await refused({ HOST: '192.0.2.1' })).toMatch(/^Error: HOST is 192\.0\.2\.1, which is no address/)
    expect(await refused({ HOST: 'no.such.host.invalid' })).toMatch(/^Error: HOST is no\.such\.host\.invalid/)
    expect(existsSync(join(folder, 'data'))).toBe(false)
  })

  test('that the database is a folder, another file, or below one', async () => {
    mkdirSync(join(folder, 'data', 'site.db'), { recursive: true })
    expect(await refused({})).toMatch(/^Error: DATABASE_URL names a folder, not a file/)
    writeFileSync(join(folder, 'letter.txt'), 'Dear customer')
    expect(await refused({ DATABASE_URL: `file:${join(folder, 'letter.txt')}` })).toMatch(
      /^Error: DATABASE_URL names a file that is not a SQLite database/,
    )
    expect(readdirSync(folder).sort()).toEqual(['data', 'letter.txt'])
    expect(await refused({ DATABASE_URL: `file:${join(folder, 'letter.txt', 'site.db')}` })).toMatch(
      /^Error: The data folder cannot be made/,
    )
  })

  // Root may write everywhere.
  test.skipIf(process.getuid?.() === 0)('that the data folder cannot be written', async () => {
    mkdirSync(join(folder, 'data'))
    chmodSync(join(folder, 'data'), 0o500)
    expect(await refused({})).toMatch(/^Error: The data folder cannot be written/)
  })

  test('that the session secret is truncated', async () => {
    mkdirSync(join(folder, 'data'))
    writeFileSync(join(folder, 'data', 'session-secret'), 'short')
    expect(await refused({ SESSION_SECRET: '' })).toMatch(/^Error: .*session-secret holds 5 bytes/)
  })

  test('that PostgreSQL cannot be reached, or has no such database', async () => {
    expect(await refused({ DATABASE_URL: 'postgres://site@127.0.0.1:1/site' })).toMatch(
      /^Error: PostgreSQL (cannot be reached \(ECONNREFUSED\)|does not answer): check DATABASE_URL/,
    )
    expect(await refused({ DATABASE_URL: 'postgres://site@no.such.host.invalid/site' })).toMatch(
      /^Error: The host in DATABASE_URL is not known/,
    )
    const server = inject('postgresUrl')
    if (server) {
      expect(await refused({ DATABASE_URL: server.replace(/\/\w+$/, '/no_such_database') })).toMatch(
        /^Error: PostgreSQL has no such database/,
      )
    }
  })
})

test('files readable by others become private, and new ones are private', async () => {
  mkdirSync(join(folder, 'data', 'backups'), { recursive: true })
  const db = connect(url)
  await migrate(db, url)
  await db.destroy()
  const open = ['site.db', 'site.db.lock', join('backups', 'old.db')].map((name) => join(folder, 'data', name))
  for (const file of open) writeFileSync(file, '', { flag: 'a' })
  for (const file of open) chmodSync(file, 0o644)
  const server = await startServer({ DATABASE_URL: url, SESSION_SECRET: '' })
  const files = readdirSync(join(folder, 'data'), { recursive: true, encoding: 'utf8' })
  const modes = files.map((name) => [name, (statSync(join(folder, 'data', name)).mode & 0o077).toString(8)])
  await server.stop('SIGKILL')
  expect(files).toEqual(expect.arrayContaining(['site.db', 'site.db-wal', 'session-secret', 'backups']))
  expect(modes.filter(([, mode]) => mode !== '0')).toEqual([])
})

describe('every command', async () => {
  const { scripts } = JSON.parse(
    await import('node:fs').then(({ readFileSync }) => readFileSync('package.json', 'utf8')),
  ) as { scripts: Record<string, string> }
  const commands = Object.entries(scripts).flatMap(([script, line]) => {
    const name = /^node app\/commands\/run\.js ([\w-]+)$/.exec(line)?.[1]
    return name ? [[script, name] as const] : []
  })

  test('is built with the site', () => {
    expect(commands.length).toBeGreaterThan(9)
    for (const [, name] of commands) expect(existsSync(`build/commands/${name}.js`), name).toBe(true)
  })

  test.each(commands)('%s has --help, which opens nothing', async (script, name) => {
    const help = await runCommand(name, ['--help'], { DATABASE_URL: url })
    expect(help).toMatchObject({ code: 0, output: expect.stringContaining(`npm run ${script}`) })
    expect(existsSync(join(folder, 'data'))).toBe(false)
  })

  test('refuses an option that it does not know', async () => {
    for (const name of ['staff-create', 'restore']) {
      const unknown = await runCommand(name, ['--no-such-option'], { DATABASE_URL: url })
      expect(unknown.code).toBe(1)
      expect(unknown.output).toMatch(/^Error: Unknown option '--no-such-option'.*\(usage: npm run/)
    }
    expect(existsSync(join(folder, 'data'))).toBe(false)
  })
})
