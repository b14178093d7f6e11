// Checks the chain of the audit log from its first link to its last, and keeps the result for the page.
import { setImmediate as othersTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import { cutoffOf, retention } from '#app/content/legal/retention.ts'
import { logError } from '#app/process/log.server.ts'
import type { Db } from '#db/schema.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import type { AuditEvent } from '#db/tables/site.ts'
import { type AuditLink, detailDigest, factsDigest, factsOf, hashOf, linkEntries } from './chain.server.ts'
import { chainFaults } from './words.ts'

type Fault = keyof typeof chainFaults

const resultSchema = z.object({
  /** The number of links, and the last one. */
  links: z.number(),
  last: z.object({ number: z.number(), hash: z.string() }).nullable(),
  /** Entries from which words of a person were erased: their text can no longer be compared. */
  erased: z.number(),
  /** The first fault; null where all is as it was written. */
  fault: z.object({ is: z.enum(['changed', 'missing', 'broken', 'added']), number: z.number().nullable() }).nullable(),
})
type ChainResult = z.output<typeof resultSchema>

type Row = AuditLink & { event: AuditEvent | null }

/** Links in their order, with their entries, in portions; null for an entry that is gone. */
async function* walkChain(db: Db): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const links = await db
      .selectFrom('audit_links')
      .selectAll()
      .where('number', '>', after)
      .orderBy('number')
      .limit(500)
      .execute()
    if (links.length === 0) return
    const ids = links.map(({ event_id }) => event_id)
    const events = await db.selectFrom('audit_events').selectAll().where('id', 'in', ids).execute()
    const byId = new Map(events.map((event) => [event.id, event]))
    yield links.map((link) => ({ ...link, number: Number(link.number), event: byId.get(link.event_id) ?? null }))
    after = Number(links.at(-1)?.number)
    // SQLite answers within the same turn of the event loop: without a pause no other request would be served.
    await othersTurn()
  }
}

/** The whole chain as docs/audit.md describes it, with the facts of each entry that is still there. */
export async function* exportChain(db: Db): AsyncGenerator<object[]> {
  for await (const rows of walkChain(db)) {
    yield rows.map(({ number, event_id, at, facts, salt, detail, hash, event }) => ({
      number,
      id: event_id,
      at,
      ...(event ? { facts: factsOf(event), detail: event.detail } : {}),
      factsDigest: facts,
      salt,
      detailDigest: detail,
      hash,
    }))
  }
}

/** Entries of this time may be deleted while the log is read. */
const purgingMs = 60 * 60_000

/** Reads the whole log, a million entries in some ten seconds; others are served meanwhile. */
export async function checkChain(db: Db, now: number): Promise<ChainResult> {
  const result: ChainResult = { links: 0, last: null, erased: 0, fault: null }
  const cutoff = cutoffOf(retention.auditEvents, now) + purgingMs
  let entries = 0
  for await (const rows of walkChain(db)) {
    for (const row of rows) {
      const is = faultOf(row, result.last, cutoff)
      if (is) result.fault ??= { is, number: row.number }
      result.links += 1
      result.erased += Number(row.salt === null)
      entries += Number(row.event !== null && row.at > cutoff)
      result.last = { number: row.number, hash: row.hash }
    }
  }
  if (result.fault === null && entries !== (await countLinked(db, result.last?.number ?? 0, cutoff))) {
    result.fault = { is: 'added', number: null }
  }
  return result
}

function faultOf({ event, salt, ...link }: Row, before: ChainResult['last'], cutoff: number): Fault | null {
  // Old links are deleted, but for one: the first of all is as old as those.
  const isContinued = before
    ? link.number === before.number + 1 && link.hash === hashOf(before.hash, link)
    : link.number > 1
      ? link.at <= cutoff
      : link.hash === hashOf('', link)
  if (!isContinued) return 'broken'
  if (!event) return link.at <= cutoff ? null : 'missing'
  const isSame = link.facts === factsDigest(event) && (salt === null || link.detail === detailDigest(salt, event))
  return isSame ? null : 'changed'
}

/** Entries that say that they are linked, up to the link: those that were linked since are not counted. */
async function countLinked(db: Db, number: number, cutoff: number): Promise<number> {
  const newer = db.selectFrom('audit_links').select('event_id').where('number', '>', number)
  const { count } = await db
    .selectFrom('audit_events')
    .select(sql<number>`count(*)`.as('count'))
    .where('is_linked', '=', 1)
    .where('at', '>', cutoff)
    .where('id', 'not in', newer)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const key = 'audit-chain'
const checkedSchema = resultSchema.extend({ at: z.number() })
type CheckedChain = z.output<typeof checkedSchema>
const everyMs = 24 * 60 * 60_000

/** The result of the last check; null before the first. */
export async function findCheckedChain(db: Db): Promise<CheckedChain | null> {
  return checkedSchema
    .nullable()
    .catch(null)
    .parse((await readSetting(db, key)).value ?? null)
}

/** The number of links and the last one, unchecked. */
export async function readChainEnd(db: Db): Promise<Pick<ChainResult, 'links' | 'last'>> {
  const { links } = await db
    .selectFrom('audit_links')
    .select(sql<number>`count(*)`.as('links'))
    .executeTakeFirstOrThrow()
  const last = await db
    .selectFrom('audit_links')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { links: Number(links), last: last ? { ...last, number: Number(last.number) } : null }
}

/** Links what is not linked yet, checks everything, and keeps the result. */
export async function checkAndKeep(db: Db, now: number): Promise<CheckedChain> {
  while (await linkEntries(db));
  const checked = { ...(await checkChain(db, now)), at: now }
  if (checked.fault)
    logError(new Error(chainFaults[checked.fault.is]), { auditLink: checked.fault.number ?? undefined })
  await db.transaction().execute(async (trx) => {
    const { version } = await readSetting(trx, key)
    await writeSetting(trx, key, checked, version, now)
  })
  return checked
}

/** Once a day. */
export async function checkWhenDue(db: Db, now: number): Promise<void> {
  const last = await findCheckedChain(db)
  if (!last || last.at > now || now - last.at >= everyMs) await checkAndKeep(db, now)
}
