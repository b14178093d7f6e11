// The site's behaviour for visitors and monitors while the SQLite file is in trouble.
import { mkdtempSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { connect } from '#db/driver/connect.ts'
import { SQLite } from '#db/driver/sqlite-library.ts'
import { migrate } from '#db/migrate.ts'
import { startServer } from '#tests/support/server-process.ts'
import { type Site, startSite } from '#tests/support/site.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
const file = join(folder, 'site.db')
/** The health check caches its result for a while. */
const patiently = { timeout: 180_000, interval: 500 }
const failed = 'Failed to submit the form. Please try again later.'
let site: Site
beforeAll(async () => {
  site = await startSite({ DATABASE_URL: `file:${file}` })
})
afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

let alarms: string[]
beforeEach(() => {
  alarms = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void (line.includes('"database-') && alarms.push(line)))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

let sent = 0
async function send() {
  sent += 1
  const visitor = site.visitor()
  const message = `Message number ${sent}`
  const form = await visitor.visit('/contact')
  const values = { name: 'Ada', email: `a${sent}@example.com`, message }
  const page = await visitor.submit(form, '#contact', values, { headers: { 'X-Forwarded-For': `192.0.2.${sent}` } })
  return { page, message }
}
const expectKept = ({ page, message }: Awaited<ReturnType<typeof send>>) => {
  expect(page.status).toBe(503)
  expect(page.$('#contact [name=message]').val()).toBe(message)
  expect(page.$('#contact .error-summary').text()).toContain(failed)
}
const stored = async () => (await site.db.selectFrom('enquiries').select('message').execute()).map((row) => row.message)
const health = async () => (await fetch(`${site.url}/healthcheck`)).status

test('while another process holds the lock, pages, files and the health check answer, and an enquiry waits and is stored', async () => {
  const other = new SQLite(file)
  other.exec('begin immediate')
  let isAnswered = false
  const sending = send().finally(() => {
    isAnswered = true
  })
  const paths = ['/robots.txt', '/', '/healthcheck']
  const answers = await Promise.all(paths.map(async (path) => (await fetch(site.url + path)).status))
  expect([answers, isAnswered]).toEqual([[200, 200, 200], false])
  other.exec('rollback')
  other.close()
  const { page, message } = await sending
  expect(page.redirects).toEqual([303])
  expect(await stored()).toContain(message)
})

describe.each(['', '-wal'])('site.db%s removed while the site runs', (end) => {
  test('no lost enquiry is acknowledged, and the health check and the log report it', async () => {
    expect((await send()).page.redirects).toEqual([303])
    renameSync(file + end, join(folder, 'elsewhere'))
    try {
      expectKept(await send())
      expectKept(await send())
      await vi.waitFor(async () => expect(await health()).toBe(503), patiently)
      expect((await fetch(site.url)).status).toBe(200)
      expect(alarms).toHaveLength(1)
      expect(alarms[0]).toContain('was deleted or replaced')
    } finally {
      renameSync(join(folder, 'elsewhere'), file + end)
    }
    expect((await send()).page.redirects).toEqual([303])
    await vi.waitFor(async () => expect(await health()).toBe(200), patiently)
    expect(alarms).toHaveLength(2)
  })
})

describe('a damaged page', () => {
  test.each([
    ['of the newest enquiries', -1],
    ['of old enquiries', 0],
  ])('%s is noticed by the health check', async (_, which) => {
    const damaged = join(folder, `damaged${which}.db`)
    await fill(damaged, 300)
    damageLeaf(damaged, which)
    const server = await startServer({
      DATABASE_URL: `file:${damaged}`,
      SESSION_SECRET: 'a-secret-for-tests-only-long-enough',
    })
    try {
      await vi.waitFor(async () => expect((await fetch(`${server.url}/healthcheck`)).status).toBe(503), patiently)
      expect(server.output().match(/"database-trouble"/g)).toHaveLength(1)
      expect(server.output()).toContain('restore the newest backup')
      expect((await fetch(server.url)).status).toBe(200)
    } finally {
      await server.stop('SIGKILL')
    }
  })
})

async function fill(path: string, enquiries: number) {
  const db = connect(`file:${path}`)
  await migrate(db, `file:${path}`)
  for (let n = 0; n < enquiries; n++) {
    const words = { name: 'Ada', email: `a${n}@example.com`, message: `Message ${n} ${'and more '.repeat(50)}` }
    const sending = { digest: `${n}`, client: `${n}`, spamReasons: null, language: 'en' as const }
    await submitEnquiry(db, 'contact', words, {
      ...sending,
      now: Date.now() + n,
    })
  }
  await db.destroy()
}

/** Overwrites one of the pages that contain enquiries. */
function damageLeaf(path: string, which: number) {
  const db = new SQLite(path)
  const pages = db
    .prepare("select pageno from dbstat where name = 'enquiries' and pagetype = 'leaf' order by path")
    .pluck()
    .all()
  const size = Number(db.pragma('page_size', { simple: true }))
  db.close()
  writeSync(openSync(path, 'r+'), Buffer.alloc(size, 0xab), 0, size, (Number(pages.at(which)) - 1) * size)
}
