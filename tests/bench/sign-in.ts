// The effect of a rush of sign-ins on other visitors: 120 at once from different addresses, while the home page is
// requested continuously. Once with wrong passwords only, once with right ones.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createUser, setPassword } from '#app/features/staff/accounts/users.server.ts'
import { hashPassword } from '#app/features/staff/passwords/passwords.server.ts'
import { connect } from '#db/driver/connect.ts'
import { startServer } from '#tests/support/server-process.ts'

const people = 120
const password = 'Correct Horse 7'
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
const url = `file:${join(folder, 'site.db')}`
const server = await startServer({
  DATABASE_URL: url,
  SESSION_SECRET: 'a-secret-for-benchmarks-only-long-enough',
  TRUSTED_PROXIES: '1',
})
const emailOf = (n: number) => `person${n}@example.com`
await makeAccounts()

// Warm-up.
for (let n = 0; n < 5; n++) await Promise.all([home(), signIn(1_000 + n, password)])
const alone: number[] = []
for (let n = 0; n < 20; n++) alone.push((await timed(home)).took)
console.log(
  `GET / alone: median ${ms(median(alone))} · one sign-in alone: ${ms((await timed(() => signIn(0, 'x'))).took)}`,
)
await measure('Wrong', 'Wrong Horse 7')
await measure('Right', password)

await server.stop('SIGKILL')
rmSync(folder, { recursive: true, force: true })

async function measure(what: string, word: string) {
  let isOver = false
  const rush = timed(() => Promise.all(Array.from({ length: people }, (_, n) => signIn(n, word)))).finally(() => {
    isOver = true
  })
  const meanwhile: number[] = []
  while (!isOver) meanwhile.push((await timed(home)).took)
  const { value: statuses, took } = await rush
  const answers = [...new Set(statuses)].map((one) => `${statuses.filter((status) => status === one).length} × ${one}`)
  console.log(`${what} passwords, ${people} at once: answered in ${ms(took)}, ${answers.join(', ')}`)
  console.log(
    `  GET / meanwhile, ${meanwhile.length} times: median ${ms(median(meanwhile))}, slowest ${ms(Math.max(...meanwhile))}`,
  )
}

async function home() {
  await (await fetch(server.url)).text()
}

async function signIn(n: number, word: string): Promise<number> {
  const body = new URLSearchParams({ email: emailOf(n), password: word })
  const headers = { 'X-Forwarded-For': `10.1.${n >> 8}.${n & 255}` }
  const response = await fetch(`${server.url}/login`, { method: 'POST', body, headers, redirect: 'manual' })
  await response.text()
  return response.status
}

async function makeAccounts() {
  const db = connect(url)
  const hash = await hashPassword(password)
  for (let n = 0; n < people; n++) {
    const user = await createUser(db, { email: emailOf(n), name: 'Person', role: 'viewer' }, Date.now())
    await db.transaction().execute((trx) => setPassword(trx, user?.id ?? '', hash))
  }
  await db.destroy()
}

async function timed<T>(work: () => Promise<T>) {
  const start = performance.now()
  const value = await work()
  return { value, took: performance.now() - start }
}

function median(values: number[]) {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}

function ms(value: number) {
  return `${Math.round(value)} ms`
}
