// A start that cannot succeed ends at once, with one line that names the remedy.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { connect } from '#db/driver/connect.ts'
import { migrate, released } from '#db/migrate.ts'
import { freePort } from '#tests/support/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function start(databaseUrl: string, limits = 'true') {
  const settings = {
    NODE_ENV: 'production' as const,
    PORT: String(await freePort()),
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a-secret-for-tests-only-long-enough',
  }
  const command = `${limits} && exec "${process.execPath}" app/commands/start.js`
  const child = spawn('sh', ['-c', command], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  return { code, lines: output.trim().split('\n') }
}

test.each<[string, () => Promise<string>, RegExp, string?]>([
  [
    'a database that a newer release changed',
    async () => {
      const url = `file:${join(folder, 'newer.db')}`
      const db = connect(url)
      await migrate(db, url, { ...released, '9999-newer': { up: async () => {} } })
      await db.destroy()
      return url
    },
    /newer release changed the database \(9999-newer\)/,
  ],
  [
    'a PostgreSQL server that is not there',
    async () => `postgres://site@127.0.0.1:${await freePort()}/site`,
    /PostgreSQL/,
  ],
  ['64 open files', async () => `file:${join(folder, 'few.db')}`, /64 files.*ulimit -n/, 'ulimit -n 64'],
])('%s', async (_, open, words, limits) => {
  const { code, lines } = await start(await open(), limits)
  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringMatching(words)])
})
