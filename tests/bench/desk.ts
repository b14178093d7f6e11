// The desk with a thousand records and with a hundred times as many: npm run bench:desk -- --sizes 1000,100000
// With --urls, on databases made by npm run bench:fill; with --postgres, on a temporary PostgreSQL server.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '#db/driver/connect.ts'
import { databaseOn, launchPostgres, runOn } from '#tests/support/postgres-server.ts'
import { startServer } from '#tests/support/server-process.ts'
import { Visitor } from '#tests/support/visitor.ts'
import { benchStaff, fillDesk } from './desk/fill-desk.ts'
import { searchedWords } from './desk/texts.ts'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000' },
    urls: { type: 'string' },
    rounds: { type: 'string', default: '30' },
    postgres: { type: 'boolean', default: false },
  },
})
const sizes = values.sizes.split(',')
const rounds = Number(values.rounds)
const secret = 'a-secret-for-benchmarks-only-long-enough'
const tenDaysAgo = new Date(Date.now() - 10 * 24 * 60 * 60_000).toISOString().slice(0, 10)
const pages: Record<string, string> = {
  Overview: '/dashboard',
  Activity: '/dashboard/activity',
  'Activity, one kind': '/dashboard/activity?type=courseSignup',
  'Activity, one person': '/dashboard/activity?person=PERSON',
  'Activity, visitors': '/dashboard/activity?person=visitors',
  'Statistics as JSON': '/api/dashboard/stats',
  Contacts: '/dashboard/contacts',
  'Contacts, one status': '/dashboard/contacts?status=new',
  'Search, a common word': `/dashboard/contacts?q=${searchedWords.common}`,
  'Search, a rare word': `/dashboard/contacts?q=${searchedWords.rare}`,
  'Search, a missing word': `/dashboard/contacts?q=${searchedWords.missing}`,
  'Search, a Korean word': `/dashboard/contacts?q=${encodeURIComponent(searchedWords.korean)}`,
  'One enquiry': '/dashboard/contacts/REFERENCE',
  Inbox: '/dashboard/inbox',
  'Inbox, all': '/dashboard/inbox?view=all',
  'Inbox, done': '/dashboard/inbox?view=done',
  'Inbox, overdue': '/dashboard/inbox?view=overdue',
  'Inbox, unread': '/dashboard/inbox?view=unread',
  'Inbox, one status': '/dashboard/inbox?status=in_progress',
  'Inbox, one person and office': '/dashboard/inbox?view=all&assignee=PERSON&office=seoul',
  'Inbox, one day': `/dashboard/inbox?view=all&from=${tenDaysAgo}&to=${tenDaysAgo}`,
  'Inbox, a rare word': `/dashboard/inbox?q=${searchedWords.rare}`,
  'Inbox, a common word': `/dashboard/inbox?q=${searchedWords.common}`,
  'One enquiry of a list': '/dashboard/contacts/REFERENCE?list=view%3Dall',
  Careers: '/dashboard/careers',
  Newsletter: '/dashboard/newsletter',
  Mail: '/dashboard/mail',
  'Audit log': '/dashboard/audit',
}

const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
const postgres = values.postgres ? await launchPostgres() : null
const medians = new Map(Object.keys(pages).map((name) => [name, [] as number[]]))
for (const [index, size] of sizes.entries()) {
  const url = values.urls?.split(',')[index] ?? (await filled(Number(size)))
  const server = await startServer({ DATABASE_URL: url, SESSION_SECRET: secret })
  const staff = new Visitor(server.url)
  await staff.submit(await staff.visit('/login'), '#login', benchStaff)
  const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { reference, person } = await middle(url)
  for (const [name, path] of Object.entries(pages)) {
    const address = server.url + path.replace('REFERENCE', reference).replace('PERSON', person)
    medians.get(name)?.push(await median(address, cookie))
  }
  await server.stop('SIGKILL')
}
postgres?.remove()
rmSync(folder, { recursive: true, force: true })

console.log(`| Page | ${sizes.map((size) => Number(size).toLocaleString('en')).join(' | ')} | ratio |`)
console.log(`|---|${sizes.map(() => '---:').join('|')}|---:|`)
for (const [name, times] of medians) {
  const ratio = ((times.at(-1) ?? 0) / (times[0] || 1)).toFixed(2)
  console.log(`| ${name} | ${times.map((ms) => `${ms.toFixed(1)} ms`).join(' | ')} | ${ratio} |`)
}

async function filled(size: number): Promise<string> {
  const url = postgres ? databaseOn(postgres.url, `desk_${size}`) : `file:${join(folder, `${size}.db`)}`
  if (postgres) await runOn(postgres.url, `create database desk_${size}`)
  const began = performance.now()
  await fillDesk(url, size, Date.now())
  console.error(`${size} records made in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return url
}

/** An enquiry from the middle of the list, and a member of staff who answered many. */
async function middle(url: string) {
  const db = connect(url)
  const { seq } = await db
    .selectFrom('records')
    .select((e) => e.fn.max('seq').as('seq'))
    .executeTakeFirstOrThrow()
  const { reference } = await db
    .selectFrom('records')
    .select('reference')
    .where('kind', '=', 'enquiry')
    .where('seq', '>=', Math.floor(Number(seq) / 2))
    .orderBy('seq')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', benchStaff.email)
    .executeTakeFirstOrThrow()
  await db.destroy()
  return { reference, person: id }
}

async function median(address: string, cookie: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    const answer = await fetch(address, { headers: { Cookie: cookie }, redirect: 'manual' })
    await answer.text()
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`)
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
}
