// The chain of the audit log: each entry has a link with its digests and a hash over the link before. One known hash shows
// that no entry up to it was changed, removed or put in. docs/audit.md describes the rule for checks elsewhere.
import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { auditChain } from '#db/audit.ts'
import { takeAdvisoryLock } from '#db/driver/advisory-lock.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { AuditEvent, AuditLinksTable } from '#db/tables/site.ts'

export type AuditLink = Selectable<AuditLinksTable>
type Link = Pick<AuditLink, 'number' | 'event_id' | 'at' | 'facts' | 'detail'>

const sha256 = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** The account is left out: its id goes from the entry when an invitation is revoked. */
export const factsOf = (event: AuditEvent) => [
  event.actor_name,
  event.verb,
  event.record_kind,
  event.record_id,
  event.record_reference,
  event.address,
]

/** Apart, because an erasure changes only the detail. */
export const factsDigest = (event: AuditEvent): string => sha256([event.id, event.at, ...factsOf(event)])
export const detailDigest = (salt: string, { detail }: AuditEvent): string => sha256([salt, detail])

/** @param before the hash of the link before; empty for the first */
export const hashOf = (before: string, { number, event_id, at, facts, detail }: Link): string =>
  sha256([before, number, event_id, at, facts, detail])

const portion = 200

/**
 * Links the entries that have none yet, in the order of their times. Each entry is committed before it is linked, so that
 * actions of staff do not wait for each other.
 *
 * @returns true if there may be more
 */
export function linkEntries(db: Db): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await takeAdvisoryLock(trx, auditChain)
    const events = await trx
      .selectFrom('audit_events')
      .selectAll()
      .where('is_linked', '=', 0)
      .orderBy('at')
      .orderBy('id')
      .limit(portion)
      .execute()
    if (events.length === 0) return false
    let last = await lastLink(trx)
    const links = events.map((event) => {
      last = linkOf(event, last)
      return last
    })
    await trx.insertInto('audit_links').values(links).execute()
    const ids = events.map(({ id }) => id)
    await trx.updateTable('audit_events').set({ is_linked: 1 }).where('id', 'in', ids).execute()
    return events.length === portion
  })
}

function linkOf(event: AuditEvent, last: AuditLink | undefined): AuditLink {
  const salt = randomBytes(16).toString('hex')
  const number = Number(last?.number ?? 0) + 1
  const digests = { facts: factsDigest(event), detail: detailDigest(salt, event) }
  const link = { number, event_id: event.id, at: event.at, ...digests }
  return { ...link, salt, hash: hashOf(last?.hash ?? '', link) }
}

const lastLink = (db: Db | Trx): Promise<AuditLink | undefined> =>
  db.selectFrom('audit_links').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()
