// Speed and memory beside bare yardsticks from the same run: compare the ratios, not the numbers.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon, { type Request } from 'autocannon'
import { createUser, setPassword } from '#app/features/staff/accounts/users.server.ts'
import { hashPassword } from '#app/features/staff/passwords/passwords.server.ts'
import { connect } from '#db/driver/connect.ts'
import { openSqlite } from '#db/driver/sqlite-file.ts'
import { Visitor } from '#tests/support/visitor.ts'
import { compareAnswers } from './account-secrecy.ts'
import { answerOf, bareNode, emptyRemixServe, fewestHeaders, identity, inTurn, ourSite } from './yardsticks.ts'

const enquiries = 1500
const password = 'Correct Horse 7'
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
const rows: [string, string][] = []
const report = (name: string, result: string) => {
  rows.push([name, result])
  console.error(`${name}: ${result}`)
}
const perSecond = (value: number) => `${Math.round(value).toLocaleString('en')}/s`

const starts = 7
const settings = {
  DATABASE_URL: `file:${join(folder, 'site.db')}`,
  SESSION_SECRET: 'a-secret-for-benchmarks-only-long-enough',
  MAIL_TO: 'staff@example.com',
  // One client address for each enquiry, to avoid the throttle.
  TRUSTED_PROXIES: '1',
}
const logFile = join(folder, 'log')
// The first start migrates; operators wait for restarts.
let server = await ourSite(settings, logFile)
const times: number[] = []
for (let start = 0; start < starts; start++) {
  await server.stop()
  const began = performance.now()
  server = await ourSite(settings, logFile)
  times.push(performance.now() - began)
}
times.sort((a, b) => a - b)
report(`Cold start to the first page, median of ${starts}`, `${Math.round(times[(starts - 1) / 2] ?? 0)} ms`)
report('Resident memory, idle', `${residentMegabytes()} MB`)

for (const path of ['/', '/services', '/contact', '/blog']) {
  const { bytes, headers } = await answerOf(server.url + path)
  const same = await bareNode(bytes, headers)
  const fewest = await bareNode(bytes, fewestHeaders(bytes))
  const urls = [server.url + path, same.url, fewest.url]
  const [ours = 0, sameRate = 0, fewestRate = 0] = await inTurn(urls.map((url) => ({ url, headers: identity })))
  same.stop()
  fewest.stop()
  report(
    `GET ${path}`,
    `${perSecond(ours)}, ${ratio(ours, sameRate)} of a bare Node server sending the same headers and bytes (${perSecond(sameRate)}), ${ratio(ours, fewestRate)} of one with two headers (${perSecond(fewestRate)})`,
  )
}

const empty = await emptyRemixServe()
for (const [what, target] of [
  ['GET /contact with a cookie of others', { url: `${server.url}/contact`, headers: { cookie: 'theme=dark' } }],
  ['GET /contact with a cookie of ours, drawn', { url: `${server.url}/contact`, headers: { cookie: 'flash=x' } }],
  ['A signed-in staff page', { url: `${server.url}/dashboard/contacts`, headers: { cookie: await staffCookie() } }],
] as const) {
  const [ours = 0, yardstick = 0] = await inTurn([target, { url: empty.url }])
  report(
    what,
    `${perSecond(ours)}, ${ratio(ours, yardstick)} of an empty page of remix-serve (${perSecond(yardstick)})`,
  )
}
empty.stop()

for (const [what, measured] of await compareAnswers(server.url, settings)) report(what, measured)

const stored = await sendEnquiries()
const inserted = insertLoop()
report(
  'Acknowledged enquiries',
  `${perSecond(stored)}, ${ratio(stored, inserted)} of a bare insert loop at synchronous=FULL (${perSecond(inserted)})`,
)
report('Resident memory, after the load', `${residentMegabytes()} MB`)
const strange = 20_000
await askForStrangeAddresses(strange)
report(`Resident memory, after ${strange.toLocaleString('en')} different queries`, `${residentMegabytes()} MB`)

server.stop()
rmSync(folder, { recursive: true, force: true })

console.log(`Node ${process.version}, ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}\n`)
console.log('| what | measured |\n|---|---|')
for (const [name, result] of rows) console.log(`| ${name} | ${result} |`)

function ratio(ours: number, yardstick: number) {
  return `${((ours / yardstick) * 100).toFixed(1)} %`
}

/** The session cookie of a signed-in member of staff. */
async function staffCookie(): Promise<string> {
  const db = connect(settings.DATABASE_URL)
  const email = 'ada@example.com'
  const user = await createUser(db, { email, role: 'admin', name: 'Ada' }, Date.now())
  const hash = await hashPassword(password)
  await db.transaction().execute((trx) => setPassword(trx, user?.id ?? '', hash))
  await db.destroy()
  const staff = new Visitor(server.url)
  await staff.submit(await staff.visit('/login'), '#login', { email, password })
  return [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** Requests this many new URLs. */
async function askForStrangeAddresses(amount: number) {
  let next = 0
  const setupRequest = (request: Request) => ({ ...request, path: `/?strange=${next++}` })
  await autocannon({ url: server.url, connections: 20, amount, requests: [{ setupRequest }] })
}

/** Sends different enquiries, 16 at a time. @returns how many a second were redirected to the thanks */
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
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' })
  return Math.round(Number(kilobytes) / 1024)
}
