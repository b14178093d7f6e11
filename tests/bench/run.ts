// Speed and memory, each beside a bare yardstick measured in the same run: read the ratios, not the numbers.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { openSqlite } from '#db/sqlite.ts'
import { startServer } from '#tests/support/server-process.ts'
import { Visitor } from '#tests/support/visitor.ts'
import { compareAnswers } from './account-secrecy.ts'

const seconds = 5
const enquiries = 1500
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
const rows: [string, string][] = []
const report = (name: string, result: string) => {
  rows.push([name, result])
  console.error(`${name}: ${result}`)
}
const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`

// A first start compiles and migrates; what an operator waits for at a restart is the second.
const settings = {
  DATABASE_URL: `file:${join(folder, 'site.db')}`,
  SESSION_SECRET: 'a-secret-for-benchmarks-only-long-enough',
  MAIL_TO: 'staff@example.com',
  // Each enquiry below comes from an address of its own, or the throttle would answer.
  TRUSTED_PROXIES: '1',
}
await (await startServer(settings)).stop('SIGKILL')

const began = performance.now()
const server = await startServer(settings)
await (await fetch(server.url)).text()
report('Cold start to the first page', `${Math.round(performance.now() - began)} ms`)
report('Resident memory, idle', `${residentMegabytes()} MB`)

for (const path of ['/', '/contact']) {
  const answer = await fetch(server.url + path, { headers: { 'Accept-Encoding': 'identity' } })
  const bare = await serveBytes(Buffer.from(await answer.arrayBuffer()))
  const ours = await load(server.url + path)
  const yardstick = await load(bare.url)
  bare.close()
  report(
    `GET ${path}`,
    `${perSecond(ours)}, ${ratio(ours, yardstick)} of a bare Node server sending the same bytes (${perSecond(yardstick)})`,
  )
}

for (const [what, measured] of await compareAnswers(server.url, settings)) report(what, measured)

const stored = await sendEnquiries()
const inserted = insertLoop()
report(
  'Acknowledged enquiries',
  `${perSecond(stored)}, ${ratio(stored, inserted)} of a bare insert loop at synchronous=FULL (${perSecond(inserted)})`,
)
report('Resident memory, after the load', `${residentMegabytes()} MB`)

await server.stop('SIGKILL')
rmSync(folder, { recursive: true, force: true })

console.log(`Node ${process.version}, ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}\n`)
console.log('| what | measured |\n|---|---|')
for (const [name, result] of rows) console.log(`| ${name} | ${result} |`)

function ratio(ours: number, yardstick: number) {
  return `${((ours / yardstick) * 100).toFixed(1)} %`
}

async function load(url: string): Promise<number> {
  const headers = { 'accept-encoding': 'identity' }
  await autocannon({ url, headers, connections: 20, duration: 1 })
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: 20, duration: seconds })
  if (non2xx + errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors at ${url}`)
  return requests.average
}

async function serveBytes(bytes: Buffer) {
  const bare = createServer((_, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': bytes.byteLength })
      .end(bytes)
  })
  await new Promise<void>((listening) => bare.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`, close: () => bare.close() }
}

/** Sends different enquiries, 16 at a time; how many a second were answered with the redirect to the thanks. */
async function sendEnquiries(): Promise<number> {
  const form = await new Visitor(server.url).visit('/contact')
  const key = String(form.$('#contact [name=form_key]').val())
  let next = 0
  const sendOnAndOn = async () => {
    while (next < enquiries) {
      const index = next++
      const message = `Enquiry number ${index}. ${'We would like to talk about a project. '.repeat(5)}`
      const response = await fetch(`${server.url}/contact`, {
        method: 'POST',
        body: new URLSearchParams({
          form_key: key,
          name: `Visitor ${index}`,
          email: `visitor${index}@example.com`,
          message,
        }),
        headers: { 'X-Forwarded-For': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` },
        redirect: 'manual',
      })
      await response.arrayBuffer()
      if (response.status !== 303) throw new Error(`Enquiry ${index} was answered ${response.status}`)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: 16 }, sendOnAndOn))
  return enquiries / ((performance.now() - start) / 1000)
}

function insertLoop(): number {
  const bare = openSqlite(join(folder, 'bare.db'))
  bare.exec('create table enquiries (id integer primary key, name text, email text, message text)')
  const insert = bare.prepare('insert into enquiries (name, email, message) values (?, ?, ?)')
  const start = performance.now()
  for (let index = 0; index < enquiries; index++)
    insert.run(`Visitor ${index}`, `visitor${index}@example.com`, 'We would like to talk. '.repeat(10))
  const rate = enquiries / ((performance.now() - start) / 1000)
  bare.close()
  return rate
}

function residentMegabytes(): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(server.child.pid)], { encoding: 'utf8' })
  return Math.round(Number(kilobytes) / 1024)
}
