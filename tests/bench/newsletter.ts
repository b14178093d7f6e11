// An issue for 200,000 readers, on both databases: counted, listed and handed over to a mail service that answers at once,
// without the pace of a real one. Beside it another visitor writes every 20 ms. The bars: listed in 60 s, 40 MB more memory,
// no wait over 50 ms. Run: npm run bench:newsletter -- [readers]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as othersTurn, setTimeout as wait } from 'node:timers/promises'
import { findIssue } from '#app/features/newsletter/issues/issues.server.ts'
import { countAudience } from '#app/features/newsletter/sending/count-audience.server.ts'
import { recipientCounts } from '#app/features/newsletter/sending/health.server.ts'
import { createIssueSender } from '#app/features/newsletter/sending/send-issues.server.ts'
import { connect } from '#db/driver/connect.ts'
import { migrate } from '#db/migrate.ts'
import type { Db } from '#db/schema.ts'
import { addSubscribers, readers, scheduledIssue } from '#tests/support/issues.ts'
import { databaseOn, launchPostgres, runOn } from '#tests/support/postgres-server.ts'

const count = Number(process.argv[2] ?? 200_000)
const folder = mkdtempSync(join(tmpdir(), 'site-bench-'))
const postgres = await launchPostgres()
if (postgres) await runOn(postgres.url, 'create database newsletter')
const urls = {
  SQLite: `file:${join(folder, 'site.db')}`,
  ...(postgres ? { PostgreSQL: databaseOn(postgres.url, 'newsletter') } : {}),
}
for (const [name, url] of Object.entries(urls)) {
  const db = connect(url)
  await migrate(db, url)
  await addSubscribers(db, readers(count), Date.now())
  const id = await scheduledIssue(db, Date.now())
  const issue = await findIssue(db, id)
  if (!issue) throw new Error('no issue')
  const memory = process.memoryUsage().rss
  await measured(`${name}: nothing`, db, () => wait(10_000))
  await measured(`${name}: audience counted`, db, () => countAudience(db, { ...issue, languages: ['en'] }))
  const stopped = new AbortController()
  let listed = 0
  const begun = performance.now()
  const send = createIssueSender({
    db,
    transport: {
      send: async (_, mails) => {
        listed ||= performance.now() - begun
        // As the network does.
        await othersTurn()
        return { ok: true, mails: mails.map((_, index) => ({ id: `m${index}` })), limitPerSecond: 10 }
      },
    },
    draw: async (_, { subject, body }) => ({ subject, html: `<p>${body}</p>`.repeat(1_500), text: body }),
    from: 'BN <news@example.com>',
    site: 'https://bn.example',
    sleep: async () => {},
  })
  await measured(`${name}: listed and handed over`, db, () => send(stopped.signal))
  const { accepted } = await recipientCounts(db, id)
  const more = Math.round((process.memoryUsage().rss - memory) / 1e6)
  console.log(`${name}: ${accepted} accepted; listed in ${(listed / 1000).toFixed(1)} s; memory + ${more} MB`)
  await db.destroy()
}
postgres?.remove()
rmSync(folder, { recursive: true, force: true })

/**
 * Reports how long the work took, and how long another writer waited after its moment had come. Beyond what this process computed
 * meanwhile, the wait was for a processor or the disk.
 */
async function measured(what: string, db: Db, work: () => Promise<unknown>) {
  const waits: { ms: number; computed: number }[] = []
  let isWorking = true
  const other = (async () => {
    while (isWorking) {
      const due = performance.now() + 20
      const before = process.cpuUsage()
      await wait(20)
      await db.updateTable('mail_pace').set({ next_send_at: 0 }).where('id', '=', 1).execute()
      const { user, system } = process.cpuUsage(before)
      waits.push({ ms: performance.now() - due, computed: (user + system) / 1000 })
    }
  })()
  const begun = performance.now()
  await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  isWorking = false
  await other
  waits.sort((a, b) => a.ms - b.ms)
  const most = Math.max(...waits.map(({ computed }) => computed)).toFixed(0)
  const at = (share: number) => waits[Math.floor(share * (waits.length - 1))]?.ms.toFixed(0)
  console.log(
    `${what} in ${seconds} s; another writer waited ${at(0.5)} ms (median), ${at(0.99)} (p99), ${at(1)} (longest), computing for ${most} at most`,
  )
}
