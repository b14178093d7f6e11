// A new site from its first start: the printed link creates the first admin in a browser without JavaScript.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { password } from '#tests/support/people.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { Visitor } from '#tests/support/visitor.ts'

let folder: string
let server: ServerProcess
const start = () =>
  startServer({ DATABASE_URL: `file:${join(folder, 'site.db')}`, SESSION_SECRET: 'a-secret-for-tests-long-enough' })
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'first-run-'))
  server = await start()
})
afterAll(async () => {
  await server.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const account = { name: 'Ada', email: 'ada@example.com', password, confirmPassword: password }
const linkIn = (output: string) => /http:\S+\/setup\?token=[\w-]{43}/.exec(output)?.[0] ?? ''

/** The output of a start without an account, without the log of slow queries on a slow machine. */
async function printed(): Promise<string[]> {
  await vi.waitFor(() => expect(linkIn(server.output())).not.toBe(''), { timeout: 120_000 })
  const lines = server.output().trim().split('\n')
  return lines.filter((line) => !/"event":"slow-query"/.test(line))
}

test('the first and second starts print little, and the link to /setup', async () => {
  for (const _start of ['first', 'second']) {
    const lines = await printed()
    // npm prints four lines before them, and one line reports the build.
    expect(lines.length).toBeLessThanOrEqual(12 - 5)
    await server.stop('SIGKILL')
    server = await start()
  }
})

test('the printed link creates the first admin, once; a refusal keeps the typed values', async () => {
  await printed()
  const link = linkIn(server.output())
  const [owner, other] = [new Visitor(server.url), new Visitor(server.url)]
  const page = await owner.visit(link)
  expect([page.url.pathname, page.url.search]).toEqual(['/setup', ''])
  const late = await other.visit(link)
  const refused = await owner.submit(page, '#setup', { ...account, confirmPassword: 'Other Horse 8' })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Passwords do not match')
  expect(refused.$('[name=email]').val()).toBe('ada@example.com')
  expect(refused.html).not.toContain(password)

  const inside = await owner.submit(refused, '#setup', account)
  expect(inside.url.pathname).toBe('/dashboard')
  expect((await owner.visit('/dashboard/users')).status).toBe(200)

  const second = await other.submit(late, '#setup', { ...account, email: 'eve@example.com' })
  expect(second.$('h1').text()).toBe('Invalid or Expired Link')
  expect((await new Visitor(server.url).visit(link)).$('h1').text()).toBe('Invalid or Expired Link')
})

test('a start with an account prints no link, and the page needs one', async () => {
  await server.stop('SIGKILL')
  server = await start()
  expect(server.output()).not.toContain('/setup')
  const page = await new Visitor(server.url).visit('/setup')
  expect(page.$('h1').text()).toBe('Invalid or Expired Link')
  expect(page.$('#setup').length).toBe(0)
})
