// Random bodies of 256 kB to all forms: the slowest answer, and the longest wait of /healthcheck meanwhile.
// Compare with the first line: plain enquiries to the same server.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '#db/driver/connect.ts'
import type { SentForm } from '#tests/support/every-form.ts'
import { encode, hostilePieces, repeatedTo } from '#tests/support/hostile-text.ts'
import { startServer } from '#tests/support/server-process.ts'
import type { Site } from '#tests/support/site.ts'
import { Visitor } from '#tests/support/visitor.ts'

const bodiesPerForm = 9
const bodyBytes = 256 * 1024 - 100

const folder = mkdtempSync(join(tmpdir(), 'site-hostile-'))
const settings = {
  DATABASE_URL: `file:${join(folder, 'site.db')}`,
  SESSION_SECRET: 'a-secret-for-benchmarks-only-long-enough',
  MAIL_TO: 'staff@example.com',
}
// The helpers below sign forms with the server's secret.
Object.assign(process.env, settings)
const { everyForm, forgetThrottles } = await import('#tests/support/every-form.ts')

const seed = Number(process.argv[2] ?? Date.now() % 1_000_000)
const random = numbersFrom(seed)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

const server = await startServer(settings)
const site: Site = {
  url: server.url,
  db: connect(settings.DATABASE_URL),
  visitor: () => new Visitor(server.url),
  close: async () => {},
  get build(): never {
    throw new Error('The build runs in a process of its own')
  },
}

type Timed = { what: string; ms: number }
const plain: Timed[] = []
const hostile: Timed[] = []
const checks: Timed[] = []

for await (const form of everyForm(site)) {
  if (form.name === 'contact') await sendPlain(form)
  let isDone = false
  const watching = watchHealth(form.name, () => isDone)
  for (let n = 0; n < bodiesPerForm; n++) {
    await forgetThrottles(site)
    hostile.push(await timed(form, randomBody(form)))
  }
  isDone = true
  await watching
}

console.log(`Seed ${seed}. ${hostile.length} bodies of 256 kB over ${hostile.length / bodiesPerForm} forms.`)
console.log('| what | median | slowest | which |\n|---|---|---|---|')
for (const [what, list] of Object.entries({
  'plain enquiry': plain,
  'hostile body': hostile,
  '/healthcheck beside it': checks,
})) {
  const sorted = [...list].sort((a, b) => a.ms - b.ms)
  const slowest = sorted.at(-1)
  const median = sorted[Math.floor(sorted.length / 2)]
  console.log(`| ${what} | ${median?.ms.toFixed(1)} ms | ${slowest?.ms.toFixed(1)} ms | ${slowest?.what} |`)
}

await site.db.destroy()
await server.stop('SIGKILL')
rmSync(folder, { recursive: true, force: true })

async function sendPlain(form: SentForm) {
  for (let n = 0; n < 60; n++) {
    await forgetThrottles(site)
    const fields = form.fields.map(([name, value]) => [name, name === 'message' ? `Hello ${n}` : value] as const)
    const send = await timed(form, fields.map(([name, value]) => `${name}=${encode(value)}`).join('&'))
    // Skips the first ones, which include compilation.
    if (n >= 20) plain.push(send)
  }
}

/** All or some fields, each with runs of random length of characters known to be expensive. */
function randomBody({ fields }: SentForm): string {
  const names = fields.length > 0 ? [...new Set(fields.map(([name]) => name))] : ['unknown']
  const filled = random() < 0.5 ? names : [pick(names)]
  const right = fields.filter(([name]) => !filled.includes(name)).map(([name, value]) => `${name}=${encode(value)}`)
  const room = (bodyBytes - right.join('&').length) / filled.length
  return [...right, ...filled.map((name) => `${name}=${randomText(room - name.length - 2)}`)].join('&')
}

function randomText(bytes: number): string {
  let text = ''
  let left = bytes
  while (left > 50) {
    const run = repeatedTo(Math.min(left, 50 + random() ** 3 * bytes), pick(hostilePieces).piece)
    text += run
    left -= Buffer.byteLength(run) || left
  }
  return text
}

async function timed({ name, path, visitor }: SentForm, body: string): Promise<Timed> {
  const cookie = [...visitor.cookies].map(([key, value]) => `${key}=${value}`).join('; ')
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...(cookie ? { Cookie: cookie } : {}) }
  const { status, ms } = await ask(path, headers, body)
  return { what: `${name} (${status})`, ms }
}

async function watchHealth(what: string, isDone: () => boolean) {
  while (!isDone()) {
    const { ms } = await ask('/healthcheck')
    checks.push({ what, ms })
    await wait(5)
  }
}

/** Opens a new connection: a kept one may be closed while the server is busy. */
async function ask(path: string, headers: Record<string, string> = {}, body?: string) {
  const start = performance.now()
  const sent = request(new URL(path, site.url), { method: body === undefined ? 'GET' : 'POST', headers, agent: false })
  sent.end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  return { status: answer.statusCode, ms: performance.now() - start }
}

/** Pseudo-random numbers from 0 to 1 (mulberry32). */
function numbersFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
