import { cutoffOf, type RetentionRule } from '#app/content/legal/retention.ts'
import { type DeletePortion, removeExpired } from '#db/queries/expiry.ts'
import type { RecordKind, StatusOf } from '#db/tables/records.ts'

const families = { enquiry: 'enquiries', application: 'applications' } as const

/**
 * Deletes records, with everything that belongs to them, once they have been closed in one of these statuses for long
 * enough.
 */
export const closedFor =
  <Kind extends RecordKind>(kind: Kind, statuses: StatusOf<Kind>[], rule: RetentionRule): DeletePortion =>
  (trx, portion) => {
    const closed = trx
      .selectFrom('records')
      .select('id as key')
      .where('kind', '=', kind)
      .where('status', 'in', statuses)
      .where('closed_at', '<=', cutoffOf(rule, portion.now))
      // A merged one goes after the record that shows it.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('records as remaining')
              .select('remaining.id')
              .whereRef('remaining.id', '=', 'records.merged_into'),
          ),
        ),
      )
    return removeExpired(trx, families[kind], closed, portion)
  }
