// A start with the clock three years ahead, and a day of running with it: what is deleted, and can it be restored?
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { submitEnquiry } from '#app/features/enquiries/submit-enquiry.server.ts'
import { createPurge } from '#app/jobs/purge.server.ts'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import { restoreRemoved } from '#db/removed-records.ts'
import type { Db } from '#db/schema.ts'
import { virtualClock } from '#tests/support/virtual-clock.ts'
import { type Proof, runAlone } from './proof.ts'
import { clockedServer } from './server.ts'

const hour = 60 * 60_000
const day = 24 * hour
const threeYears = 3 * 365 * day

export async function proveClockForward(): Promise<Proof> {
  const folder = mkdtempSync(join(tmpdir(), 'prove-'))
  const url = `file:${join(folder, 'site.db')}`
  const db = connect(url)
  try {
    await migrate(db, url)
    await furnish(db)
    const before = await left(db)

    const server = clockedServer(folder)
    server.setClock(threeYears)
    const running = await server.start()
    const year = await yearOf(running.url)
    await new Promise((done) => setTimeout(done, 5_000))
    await running.stop()
    const afterStart = await left(db)

    const clock = virtualClock(Date.now())
    const purge = createPurge({ db, ...clock, pause: async () => {} })
    await purge()
    clock.set(clock.now() + threeYears)
    await hourly(clock, purge, 23)
    const after23 = await left(db)
    await hourly(clock, purge, 2)
    const after25 = await left(db)
    clock.set(Date.now() + day)
    const { restored } = await restoreRemoved(db, 0)
    const atTheEnd = await left(db)
    return {
      name: 'The clock three years ahead',
      figure: `${before} before; ${afterStart} after a start in ${year}; ${after23} after 23 hours; ${after25} after 25; ${atTheEnd} once the ${restored} copies are put back`,
      ok: year > 2028 && before === afterStart && before === after23 && before !== after25 && before === atTheEnd,
    }
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function furnish(db: Db) {
  const now = Date.now() - 30 * day
  for (let n = 0; n < 10; n++) {
    const person = { name: 'Ada', email: `ada${n}@example.com`, message: `Message ${n}` }
    const sender = { digest: `${n}`, client: `${n}`, spamReasons: null, language: 'en' as const }
    await submitEnquiry(db, 'contact', person, { ...sender, now })
  }
  const seven = db.selectFrom('records').select('id').orderBy('id').limit(7)
  await db.updateTable('records').set({ status: 'completed', closed_at: now }).where('id', 'in', seven).execute()
  await db.updateTable('outbox').set({ status: 'sent', sent_at: now }).execute()
}

/** The year on the server's clock: its security.txt expires 364 days later. */
async function yearOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/.well-known/security.txt`)).text()
  return new Date(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - 364 * day).getUTCFullYear()
}

async function left(db: Db): Promise<string> {
  const enquiries = await db.selectFrom('records').select('id').execute()
  const texts = await db
    .selectFrom('outbox')
    .select('id')
    .where('text_body', '<>', '')
    .where('status', '=', 'sent')
    .execute()
  return `${enquiries.length} enquiries and ${texts.length} texts`
}

async function hourly(clock: ReturnType<typeof virtualClock>, purge: () => Promise<unknown>, hours: number) {
  for (let n = 0; n < hours; n++) {
    clock.pass(hour)
    await purge()
  }
}

await runAlone(import.meta.url, proveClockForward)
