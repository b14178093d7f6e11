import { cutoffOf, type RetentionRule, retention } from '#app/content/legal/retention.ts'
import { type DeletePortion, expire, removeExpired } from '#db/queries/expiry.ts'
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

/** Without copies: what was sent is known to its receiver, and what was not is too old to matter. */
export const deliveryExpiries: Record<'webhookDeliveries', DeletePortion> = {
  webhookDeliveries: expire('webhook_deliveries', {
    key: 'id',
    column: 'created_at',
    cutoff: (now) => cutoffOf(retention.webhookDeliveries, now),
  }),
}
