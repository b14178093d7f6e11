// SIGKILL at any moment of the very first start: the next start must produce the same site as a first one.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '#db/driver/connect.ts'
import { freePort, startServer } from '#tests/support/server-process.ts'
import { type Proof, runAlone } from './proof.ts'

export async function proveFirstStartKills(kills = 20): Promise<Proof> {
  const began = performance.now()
  const whole = await started(async () => false)
  const took = performance.now() - began
  const broken: string[] = []
  let hits = 0
  for (let kill = 1; kill <= kills; kill++) {
    const at = Math.round((took * kill) / (kills + 1))
    const { state, wasKilled } = await started((settings) => killedAfter(at, settings))
    if (wasKilled) hits += 1
    if (state !== whole.state) broken.push(`after ${at} ms: ${state.slice(0, 200)}`)
  }
  return {
    name: 'SIGKILL during the first start',
    figure:
      `${hits} kills within ${Math.round(took)} ms; ${broken.length} not as if never killed ${broken.join('; ')}`.trim(),
    ok: hits > 0 && broken.length === 0,
  }
}

type Settings = Record<string, string>

/** Starts in a folder in which another start was killed, and reports its state. */
async function started(before: (settings: Settings) => Promise<boolean>) {
  const folder = mkdtempSync(join(tmpdir(), 'prove-'))
  const url = `file:${join(folder, 'site.db')}`
  try {
    const wasKilled = await before({ DATABASE_URL: url, SESSION_SECRET: '' })
    const state = await stateAfterStart(folder, url).catch((error: unknown) => String(error))
    return { state, wasKilled }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function killedAfter(ms: number, settings: Settings): Promise<boolean> {
  const port = String(await freePort())
  const env = { ...process.env, NODE_ENV: 'production' as const, PORT: port, HOST: '127.0.0.1', ...settings }
  const child = spawn(process.execPath, ['app/commands/start.js', '--as-built'], { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  await Promise.race([sleep(ms), ended])
  child.kill('SIGKILL')
  await ended
  return child.signalCode === 'SIGKILL'
}

async function stateAfterStart(folder: string, url: string): Promise<string> {
  const server = await startServer({ DATABASE_URL: url, SESSION_SECRET: '' })
  const pages = await Promise.all(
    ['/', '/healthcheck', '/blog'].map(async (path) => (await fetch(server.url + path)).status),
  )
  const printsLink = () => /\/setup\?token=/.test(server.output())
  // The link is printed a moment after the server listens.
  for (let ms = 0; ms < 12_000 && !printsLink(); ms += 50) await sleep(50)
  const hasLink = printsLink()
  await server.stop()
  const db = connect(url)
  const posts = await db.selectFrom('posts').select(['slug', 'status']).orderBy('slug').execute()
  const entries = await db
    .selectFrom('search_entries')
    .select(['kind', 'ref'])
    .orderBy('kind')
    .orderBy('path')
    .execute()
  await db.destroy()
  const found = entries.filter(({ kind }) => kind !== 'post')
  const secret = existsSync(join(folder, 'session-secret')) ? readFileSync(join(folder, 'session-secret')).length : 0
  return JSON.stringify([pages, hasLink, secret, posts, found])
}

await runAlone(import.meta.url, proveFirstStartKills)
