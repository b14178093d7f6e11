// The purge with a million rows: for how long does it block everything else?
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { purgeExpired } from '#app/jobs/purge-expired.server.ts'
import type { Db } from '#db/schema.ts'
import { type Proof, runAlone, withDatabase } from './proof.ts'

const now = Date.UTC(2026, 0, 15, 12)

async function provePurgeStall(rows = 1_000_000): Promise<Proof> {
  return withDatabase(async (db) => {
    await fill(db, Math.floor(rows / 4))
    const began = performance.now()
    let longest = 0
    let lookedAt = began
    const look = () => {
      longest = Math.max(longest, performance.now() - lookedAt)
      lookedAt = performance.now()
    }
    const looking = setInterval(look, 5)
    const purged = await purgeExpired(db, now, { pause: () => pause(100) })
    look()
    clearInterval(looking)
    const took = (performance.now() - began) / 1000
    const total = Object.values(purged).reduce((sum, count) => sum + count, 0)
    return {
      name: `A run of the deletion with ${rows.toLocaleString('en')} rows`,
      figure: `${total.toLocaleString('en')} removed in ${took.toFixed(1)} s; the longest stall ${longest.toFixed(0)} ms`,
      ok: longest < 100 && total > 0,
    }
  })
}

/** This many of each of four kinds, half of them expired. */
async function fill(db: Db, count: number) {
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`
  // Half of them five years old, half of today.
  const at = sql`case when i % 2 = 0 then ${now - 5 * 365 * 24 * 60 * 60_000} + i else ${now} - i end`
  const text = 'A sentence or two, as people write them. '.repeat(6)
  await sql`${numbers} insert into audit_events (id, at, actor_name, verb, record_kind, detail)
    select 'a' || i, ${at}, 'Ada', 'moved', 'enquiry', '{}' from n`.execute(db)
  await sql`${numbers} insert into records (id, kind, reference, status, name, email, email_key, search_text,
    received_at, closed_at, promised_by, office, language)
    select 'e' || i, 'enquiry', 'ENQ-' || i, 'completed', 'Ada', 'ada@example.com', 'ada@example.com', '',
    ${at}, ${at}, 0, 'seoul', 'en' from n`.execute(db)
  await sql`${numbers} insert into enquiries (record_id, form, message)
    select 'e' || i, 'contact', ${text} from n`.execute(db)
  await sql`${numbers} insert into record_events (id, record_id, kind, at, type, to_status)
    select 'v' || i, 'e' || i, 'enquiry', ${at}, 'received', 'new' from n`.execute(db)
  await sql`${numbers} insert into outbox (id, kind, status, to_address, subject, text_body, html_body, headers,
    next_attempt_at, created_at, sent_at)
    select 'm' || i, 'enquiry-received', 'sent', 'ada@example.com', 'Hello', ${text}, ${text}, '{}', ${at}, ${at}, ${at}
    from n`.execute(db)
}

await runAlone(import.meta.url, provePurgeStall)
