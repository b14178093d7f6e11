// Staff adopt what applying again proposed, or dismiss it.
import { type Actor, recordAudit } from '#db/audit.ts'
import { newId } from '#db/id.ts'
import type { Application, Db, Trx } from '#db/schema.ts'
import { findByReference } from './applications.server.ts'
import { searchText } from './insert-application.server.ts'
import { changesBetween, type Proposal } from './proposal.ts'
import { openStatuses } from './status.ts'

export type ProposalDeed = {
  reference: string
  /** The id of the event that holds the proposal. */
  event: string
  /** The application's, as it was when the page was drawn. */
  version: number
  actor: Actor
}

export type Settled = { ok: true } | { ok: false; reason: 'gone' | 'changed' | 'closed' }

/** @returns `closed` for answers that would change an application after it was decided */
export function settleProposal(
  db: Db,
  { reference, event, version, actor }: ProposalDeed,
  outcome: 'adopted' | 'dismissed',
  now: number,
): Promise<Settled> {
  return db.transaction().execute(async (trx) => {
    const current = await findByReference(trx, reference)
    if (!current) return { ok: false, reason: 'gone' }
    if (current.version !== version) return { ok: false, reason: 'changed' }
    const proposal = await findProposal(trx, current, event)
    if (!proposal) return { ok: false, reason: 'gone' }
    if (outcome === 'adopted' && !openStatuses.includes(current.status)) return { ok: false, reason: 'closed' }

    const settled = await trx
      .updateTable('applications')
      .set({ ...(outcome === 'adopted' ? withSearch(current, proposal) : {}), version: version + 1 })
      .where('id', '=', current.id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    if (!settled) return { ok: false, reason: 'changed' }

    const changes = changesBetween(current, proposal)
    await trx.updateTable('application_events').set({ proposed: null }).where('id', '=', event).execute()
    await trx
      .insertInto('application_events')
      .values({
        ...{ id: newId(), application_id: current.id, at: now, actor_id: actor.id, type: outcome },
        ...{ from_status: current.status, to_status: current.status, note: null },
        ...{ changes: JSON.stringify(changes), proposed: null, digest: null },
      })
      .execute()
    const deed = { verb: `answers-${outcome}`, kind: 'application', id: current.id, reference }
    const detail = { fields: changes.map(([field]) => field).join(', ') }
    await recordAudit(trx, actor, { ...deed, detail }, now)
    return { ok: true }
  })
}

async function findProposal(trx: Trx, { id }: Application, event: string): Promise<Proposal | null> {
  const found = await trx
    .selectFrom('application_events')
    .select('proposed')
    .where('id', '=', event)
    .where('application_id', '=', id)
    .executeTakeFirst()
  return found?.proposed ? (JSON.parse(found.proposed) as Proposal) : null
}

function withSearch(current: Application, proposal: Proposal) {
  // What was added behind the status link stays to be found.
  const added = current.search_text.slice(searchText(current).length)
  return { ...proposal, search_text: `${searchText({ ...current, ...proposal })}${added}` }
}
