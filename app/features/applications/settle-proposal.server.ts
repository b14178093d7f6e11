// Adopts or dismisses the proposal of a repeated application.
import { type Changed, changeRecord } from '#app/features/records/change-record.server.ts'
import { isOpen } from '#app/features/records/statuses.ts'
import type { By } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Application } from '#db/tables/careers.ts'
import { readApplication } from './applications.server.ts'
import { fullName, searchedTexts } from './insert-application.server.ts'
import { reserveUse } from './promo.server.ts'
import { type Change, changesBetween, detailOf, readDetail } from './proposal.ts'

type ProposalDecision = {
  reference: string
  /** The id of the proposal's event. */
  event: string
  /** The application's version when the page was drawn. */
  version: number
  outcome: 'adopted' | 'dismissed'
}

/** @returns `closed` if adopting would change an application that is already decided */
export function settleProposal(
  db: Db,
  { reference, event, version, outcome }: ProposalDecision,
  by: By,
): Promise<Changed<'application', 'gone' | 'changed' | 'closed'>> {
  return db.transaction().execute((trx) =>
    changeRecord<'application', 'gone' | 'closed'>(
      trx,
      { kind: 'application', reference, version },
      by,
      async (record) => {
        const found = await findProposal(trx, record.id, event)
        if (!found) return { refused: 'gone' }
        const isAdopted = outcome === 'adopted'
        if (isAdopted && !isOpen('application', record.status)) return { refused: 'closed' }

        const current = await readApplication(trx, record)
        const { promo_code, promo_percent, ...others } = found.proposal
        const asked = promo_code ? { ...current, promo_code, promo_percent: promo_percent ?? null } : null
        // Its use was not reserved, and others may have been promised the last one.
        const lost = isAdopted && asked ? await reserveUse(trx, asked) : null
        const proposal = lost ? others : found.proposal
        const { email = current.email, language, ...answers } = proposal
        if (isAdopted) await trx.updateTable('applications').set(answers).where('record_id', '=', record.id).execute()
        const changes = changesBetween(current, proposal)
        await closeProposal(trx, event, found.changes)
        return {
          ...(isAdopted ? personOf(current, { ...current, ...answers, email, language }) : {}),
          events: [{ type: outcome, note: lost, detail: detailOf({ changes }) }],
          entry: { verb: `answers-${outcome}`, detail: { fields: changes.map(([field]) => field).join(', ') } },
        }
      },
    ),
  )
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

const personOf = (current: Application, adopted: Application) => ({
  values: { name: fullName(adopted), email: adopted.email, language: adopted.language },
  words: searchedTexts(adopted),
  oldWords: searchedTexts(current),
})
