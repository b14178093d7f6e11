// Adopts or dismisses the proposal of a repeated application.
import { findRecord } from '#app/features/records/records.server.ts'
import { isOpen } from '#app/features/records/statuses.ts'
import { addEvent } from '#app/features/records/timeline.server.ts'
import { type Actor, recordAudit } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Application } from '#db/tables/careers.ts'
import { fullName, searchTextOf } from './insert-application.server.ts'
import { type Change, changesBetween, detailOf, readDetail } from './proposal.ts'
import { readApplication } from './read-application.server.ts'

export type ProposalDecision = {
  reference: string
  /** The id of the proposal's event. */
  event: string
  /** The application's version when the page was drawn. */
  version: number
  actor: Actor
}

export type Settled = { ok: true } | { ok: false; reason: 'gone' | 'changed' | 'closed' }

/** @returns `closed` for answers that would change an application after it was decided */
export function settleProposal(
  db: Db,
  { reference, event, version, actor }: ProposalDecision,
  outcome: 'adopted' | 'dismissed',
  now: number,
): Promise<Settled> {
  return db.transaction().execute(async (trx) => {
    const record = await findRecord(trx, 'application', reference)
    if (!record) return { ok: false, reason: 'gone' }
    if (record.version !== version) return { ok: false, reason: 'changed' }
    const proposed = await findProposal(trx, record.id, event)
    if (!proposed) return { ok: false, reason: 'gone' }
    if (outcome === 'adopted' && !isOpen('application', record.status)) return { ok: false, reason: 'closed' }

    const current = await readApplication(trx, record)
    const { email = current.email, language, ...answers } = proposed.proposal
    const adopted = { ...current, ...answers, email, language }
    const isAdopted = outcome === 'adopted'
    const settled = await trx
      .updateTable('records')
      .set({ ...(isAdopted ? personOf(current, adopted) : {}), version: version + 1 })
      .where('id', '=', record.id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    if (!settled) return { ok: false, reason: 'changed' }
    if (isAdopted) await trx.updateTable('applications').set(answers).where('record_id', '=', record.id).execute()

    const changes = changesBetween(current, proposed.proposal)
    await closeProposal(trx, event, proposed.changes)
    const states = { from_status: record.status, to_status: record.status }
    await addEvent(trx, record, now, { type: outcome, actor_id: actor.id, ...states, detail: detailOf({ changes }) })
    const entry = { verb: `answers-${outcome}`, kind: 'application', id: record.id, reference } as const
    const detail = { fields: changes.map(([field]) => field).join(', ') }
    await recordAudit(trx, actor, { ...entry, detail }, now)
    return { ok: true }
  })
}

async function findProposal(trx: Trx, recordId: string, event: string) {
  const found = await trx
    .selectFrom('record_events')
    .select('detail')
    .where('id', '=', event)
    .where('record_id', '=', recordId)
    .executeTakeFirst()
  const { changes = [], proposed } = readDetail(found?.detail ?? null)
  return proposed ? { changes, proposal: proposed } : null
}

/** Deletes the proposed answers; the list of changes stays in the history. */
const closeProposal = (trx: Trx, event: string, changes: Change[]) =>
  trx
    .updateTable('record_events')
    .set({ detail: detailOf({ changes }) })
    .where('id', '=', event)
    .execute()

function personOf(current: Application, adopted: Application) {
  // Messages added on the status page stay searchable.
  const added = current.search_text.slice(searchTextOf(current).length)
  const { email, language } = adopted
  return { name: fullName(adopted), email, language, search_text: `${searchTextOf(adopted)}${added}` }
}
