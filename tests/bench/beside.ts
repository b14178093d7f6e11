// The waiting times of GET / and /healthcheck while staff download all records or open the largest pages, and the growth of
// memory: npm run bench:beside -- --url file:./big.db, with a database made by npm run bench:fill.
import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { startServer } from '#tests/support/server-process.ts'
import { Visitor } from '#tests/support/visitor.ts'
import { benchStaff } from './desk/fill-desk.ts'
import { searchedWords } from './desk/texts.ts'

const { values } = parseArgs({ options: { url: { type: 'string' } } })
if (!values.url) throw new Error('npm run bench:beside -- --url file:./big.db')
const server = await startServer({
  DATABASE_URL: values.url,
  SESSION_SECRET: 'a-secret-for-benchmarks-only-long-enough',
})
const staff = new Visitor(server.url)
await staff.submit(await staff.visit('/login'), '#login', benchStaff)
const headers = { cookie: [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
const slowest = '/dashboard/inbox?view=all'
const pages = ['/dashboard', '/dashboard/activity', slowest, `/dashboard/inbox?q=${searchedWords.common}`]
for (const path of ['/', '/healthcheck', ...pages]) await open(path)

const idle = await residentMegabytes()
console.log(`Resident memory before: ${idle} MB`)
console.log(
  '| meanwhile | rows | seconds | GET / p50 | p99 | at worst | health at worst | memory |\n' +
    '|---|---:|---:|---:|---:|---:|---:|---:|',
)
await measure('nothing', () => sleep(5000).then(() => null))
// Before the pages, whose garbage would be attributed to the downloads.
for (const path of ['/dashboard/inbox.csv?view=all', '/dashboard/audit.csv']) {
  await measure(path, () => countLines(path))
}
await measure(`${slowest}, on and on`, () => openFor(10_000, [slowest]))
await measure('four staff pages at a time', () => openFor(10_000, pages))
await server.stop('SIGKILL')

async function measure(what: string, work: () => Promise<number | null>) {
  const began = performance.now()
  const waited = { '/': [] as number[], '/healthcheck': [] as number[] }
  let most = 0
  let isOver = false
  const watching = (Object.keys(waited) as (keyof typeof waited)[]).map(async (path) => {
    while (!isOver) {
      const asked = performance.now()
      await (await fetch(server.url + path)).arrayBuffer()
      waited[path].push(performance.now() - asked)
      await sleep(20)
    }
  })
  // Must not block this process, which would delay the measured answers.
  const watchingMemory = (async () => {
    while (!isOver) {
      most = Math.max(most, await residentMegabytes())
      await sleep(250)
    }
  })()
  const rows = await work()
  isOver = true
  await Promise.all([...watching, watchingMemory])
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const home = [0.5, 0.99, 1].map((part) => quantile(waited['/'], part)).join(' | ')
  const health = quantile(waited['/healthcheck'], 1)
  console.log(
    `| ${what} | ${rows?.toLocaleString('en') ?? ''} | ${seconds} | ${home} | ${health} | + ${most - idle} MB |`,
  )
}

function quantile(times: readonly number[], part: number): string {
  const sorted = [...times].sort((a, b) => a - b)
  return `${(sorted[Math.ceil(sorted.length * part) - 1] ?? 0).toFixed(0)} ms`
}

async function openFor(ms: number, paths: string[]) {
  const end = performance.now() + ms
  await Promise.all(
    paths.map(async (path) => {
      while (performance.now() < end) await open(path)
    }),
  )
  return null
}

async function open(path: string) {
  const answer = await fetch(server.url + path, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
}

/** Streams the response without keeping it. */
async function countLines(path: string): Promise<number> {
  const answer = await fetch(server.url + path, { headers })
  if (!answer.ok || !answer.body) throw new Error(`${path} answered ${answer.status}`)
  let lines = 0
  const reader = answer.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return lines
    for (let at = value.indexOf(10); at !== -1; at = value.indexOf(10, at + 1)) lines += 1
  }
}

async function residentMegabytes(): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(server.child.pid)])
  return Math.round(Number(stdout) / 1024)
}
