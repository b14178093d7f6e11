// Starting and stopping the site as an operator.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepAliveLoad, request } from '#tests/support/keep-alive-load.ts'
import { npmStart } from '#tests/support/npm-start.ts'
import { startServer } from '#tests/support/server-process.ts'

let folder: string
let settings: Record<string, string>
const closers: (() => unknown)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leaving-'))
  settings = { DATABASE_URL: `file:${join(folder, 'site.db')}`, SESSION_SECRET: 'a-secret-for-tests-long-enough' }
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  rmSync(folder, { recursive: true, force: true })
})

const ways: [string, string[], () => string, boolean][] = [
  ['npm start, told to end', ['start'], () => resolve('.'), false],
  ['npm start, its whole group told to end', ['start'], () => resolve('.'), true],
  ['npm --prefix from another folder', ['--prefix', resolve('.'), 'start'], () => folder, false],
]

test.each(ways)('%s: the site shuts down gracefully, and npm with it', async (_, args, cwd, isGroup) => {
  const site = await npmStart(args, cwd(), settings)
  closers.push(() => {
    try {
      process.kill(-(site.npm.pid ?? 0), 'SIGKILL')
    } catch {
      // The whole group has ended.
    }
  })
  expect(site.output()).not.toContain('Building')
  expect(await site.answers()).toBe(true)
  process.kill(isGroup ? -(site.npm.pid ?? 0) : (site.npm.pid ?? 0), 'SIGTERM')
  expect(await site.ended).toBe(0)
  expect(await site.answers()).toBe(false)
})

test('a proxy that keeps its connections open loses no request', async () => {
  const server = await startServer(settings)
  closers.push(() => server.child.exitCode === null && server.stop('SIGKILL'))
  let exit: Promise<number | null> | undefined
  const { answered, cut } = await keepAliveLoad(server.url.replace('localhost', '127.0.0.1'), 20, () => {
    exit ??= server.stop('SIGTERM')
  })
  expect(answered).toBeGreaterThan(100)
  expect(cut).toBe(0)
  expect(await exit).toBe(0)
})

test('requests that arrive while the machine stalls the site are answered', async () => {
  const server = await startServer(settings)
  closers.push(() => server.child.exitCode === null && server.stop('SIGKILL'))
  const url = server.url.replace('localhost', '127.0.0.1')
  const agents = Array.from({ length: 5 }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  const ask = () => Promise.all(agents.map((agent) => request(url, agent)))
  expect(new Set(await ask())).toEqual(new Set(['answered']))
  const exit = server.stop('SIGTERM')
  // Both pauses choose the moment and the length of the stall: whichever they come to be, every request is answered.
  await sleep(200)
  server.child.kill('SIGSTOP')
  const asked = ask()
  await sleep(1_000)
  server.child.kill('SIGCONT')
  expect(new Set(await asked)).toEqual(new Set(['answered']))
  expect(await exit).toBe(0)
})
