// Socket activation: the site listens on a socket that it was handed, and leaves what waits there to the next process.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startActivated } from '#tests/support/activated-server.ts'
import { freePort } from '#tests/support/server-process.ts'
import { startFlags } from '#tests/support/start-flags.ts'
import { startVisits } from '#tests/support/visits.ts'

vi.setConfig({ testTimeout: 120_000 })

let folder: string
let settings: Record<string, string>
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inherited-'))
  settings = { DATABASE_URL: `file:${join(folder, 'site.db')}`, SESSION_SECRET: 'a-secret-for-tests-long-enough' }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('no request fails while the site restarts: new connections wait for the next process', async () => {
  const server = await startActivated(settings)
  try {
    const visits = startVisits(server.url, [
      { isKept: false, count: 5, pauseMs: 20 },
      { isKept: true, count: 5, pauseMs: 20 },
    ])
    for (const _restart of ['first', 'second']) {
      await visits.until(50)
      await server.restart()
    }
    await visits.until(50)
    expect((await visits.stop()).failed).toEqual([])
    // The link of a first start is printed last here, too.
    expect(server.output().trim().split('\n').at(-1)).toMatch(/\/setup\?token=|"event"/)
  } finally {
    await server.stop()
  }
})

/** Starts the site by this shell line, in which "$@" is its command. */
async function startBy(line: string, changed: Record<string, string> = {}) {
  const site = [process.execPath, ...startFlags, 'app/commands/start.js', '--as-built']
  const env = { ...process.env, NODE_ENV: 'production' as const, HOST: '127.0.0.1', ...settings, ...changed }
  const child = spawn('bash', ['-c', line, 'bash', ...site], { env })
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const [status] = await once(child, 'close')
  return { status, stderr }
}

test.each([
  ['two sockets', 'LISTEN_PID=$$ LISTEN_FDS=2 exec "$@"', '2 sockets were handed over, and the site listens on one'],
  ['no socket', 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@" 3<package.json', 'file descriptor 3 is no socket'],
  ['a closed one', 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@" 3<&-', 'file descriptor 3 is no socket'],
])('%s handed over: one line and exit 1, before anything is changed', async (_, line, words) => {
  const { status, stderr } = await startBy(line, { PORT: String(await freePort()) })
  expect({ status, lines: stderr.trim().split('\n') }).toEqual({ status: 1, lines: [expect.stringContaining(words)] })
})

test("another process's variables are ignored", async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const { stderr } = await startBy('LISTEN_PID=1 LISTEN_FDS=1 exec "$@"', { PORT: String(port) })
  other.close()
  expect(stderr).toBe(`Error: port ${port} is in use: end the other program, or set PORT to another one.\n`)
})

test('a socket on another port than PORT is refused in one line', async () => {
  await expect(startActivated({ ...settings, PORT: '1' })).rejects.toThrow(
    /on port \d+, and PORT is 1: they must be equal/,
  )
})

test('a socket on another address than HOST is refused in one line', async () => {
  await expect(startActivated({ ...settings, HOST: '127.0.0.2' })).rejects.toThrow(
    /^Error: the socket that was handed over is on 127\.0\.0\.1, and HOST is 127\.0\.0\.2: they must be equal\.$/m,
  )
})

test('HOST may be a name of that address', async () => {
  const server = await startActivated({ ...settings, HOST: 'localhost' })
  await server.stop()
})

test('a Unix socket is refused in one line', async () => {
  const line = `exec "${process.execPath}" tests/support/socket-holder.mjs "${join(folder, 'socket')}" "$@"`
  const { status, stderr } = await startBy(line, { PORT: String(await freePort()) })
  expect({ status, lines: stderr.trim().split('\n') }).toEqual({
    status: 1,
    lines: ['Error: the socket that was handed over is a Unix socket, and the site needs one on HOST and PORT.'],
  })
})

const activate = spawnSync('which', ['systemd-socket-activate']).status === 0

test.runIf(activate)("the site starts under systemd's own tool", async () => {
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: 'production' as const, ...settings }
  const inside = Object.entries({ ...settings, HOST: '127.0.0.1', PORT: String(port) }).map(
    ([name, value]) => `-E${name}=${value}`,
  )
  const site = [process.execPath, ...startFlags, 'app/commands/start.js', '--as-built']
  const child = spawn('systemd-socket-activate', ['-l', `127.0.0.1:${port}`, ...inside, ...site], {
    env,
    stdio: 'ignore',
  })
  const gone = once(child, 'exit')
  try {
    // The tool starts the site at the first connection.
    const response = await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/robots.txt`), { timeout: 60_000 })
    expect(response.status).toBe(200)
    await response.arrayBuffer()
  } finally {
    child.kill('SIGTERM')
  }
  expect(await gone).toEqual([0, null])
})
