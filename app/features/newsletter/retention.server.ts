import type { ExpressionBuilder } from 'kysely'
import { cutoffOf, retention } from '#app/content/legal/retention.ts'
import { countDeleted, type DeletePortion } from '#db/queries/expiry.ts'
import type { Database } from '#db/schema.ts'
import type { ConsentKind } from '#db/tables/issues.ts'
import { recordConsent } from './consent.server.ts'
import { forgottenSubscriber } from './personal-data.ts'

const endOfConsent: readonly ConsentKind[] = ['unsubscribed', 'complained', 'unreachable']

/** Unconfirmed requests are deleted without copies, because we must not keep them. */
export const subscriberExpiries: Record<
  'bouncedSubscribers' | 'consentReceipts' | 'lapsedSubscribers' | 'unconfirmedSubscribers',
  DeletePortion
> = {
  // While the address is suppressed, staff may still release it.
  bouncedSubscribers: async (trx, { limit, now }) => {
    const forgotten = await trx
      .updateTable('subscribers')
      .set(forgottenSubscriber)
      .where('id', 'in', (e) =>
        e
          .selectFrom('subscribers')
          .select('id')
          .where('status', '=', 'bounced')
          .where('email', 'is not', null)
          .where('ended_at', '<=', cutoffOf(retention.suppressedAddresses, now))
          .limit(limit),
      )
      .returning('address_hash')
      .execute()
    for (const row of forgotten) await recordConsent(trx, row, 'unreachable', { receipt: null, now })
    return forgotten.length
  },
  // With an end go the receipts of what it ended; a later subscription has its own.
  consentReceipts: (trx, { limit, now }) =>
    countDeleted(
      trx.deleteFrom('consent_events').where('id', 'in', (e) =>
        e
          .selectFrom('consent_events as receipt')
          .innerJoin(
            e
              .selectFrom('consent_events')
              .select(['address_hash', 'at'])
              .where('kind', 'in', endOfConsent)
              .where('at', '<=', cutoffOf(retention.consentReceipts, now))
              .limit(limit)
              .as('ended'),
            (join) =>
              join.onRef('ended.address_hash', '=', 'receipt.address_hash').onRef('receipt.at', '<=', 'ended.at'),
          )
          .select('receipt.id'),
      ),
    ),
  // A person who had unsubscribed before is marked as unsubscribed again.
  lapsedSubscribers: async (trx, { limit, now }) => {
    const { numUpdatedRows } = await trx
      .updateTable('subscribers')
      .set({ ...forgottenSubscriber, status: 'unsubscribed' })
      .where('id', 'in', (e) =>
        e
          .selectFrom('subscribers')
          .select('id')
          .where('status', '=', 'pending')
          .where('opt_in', '>', 1)
          .where(isLapsed(now))
          .limit(limit),
      )
      .executeTakeFirst()
    return Number(numUpdatedRows)
  },
  unconfirmedSubscribers: (trx, { limit, now }) =>
    countDeleted(
      trx
        .deleteFrom('subscribers')
        .where('id', 'in', (e) =>
          e
            .selectFrom('subscribers')
            .select('id')
            .where('status', '=', 'pending')
            .where('opt_in', '=', 1)
            .where(isLapsed(now))
            .limit(limit),
        ),
    ),
}

/** A quarantined request is kept as long as other quarantined messages; none ends before its email has left. */
const isLapsed = (now: number) => (e: ExpressionBuilder<Database, 'subscribers'>) =>
  e.or([
    e.and([
      e('spam_reasons', 'is', null),
      e('requested_at', '<=', cutoffOf(retention.subscribersUnconfirmed, now)),
      e(
        'email',
        'not in',
        e
          .selectFrom('outbox')
          .select('to_address')
          .where('kind', '=', 'subscription-requested')
          .where('status', 'in', ['queued', 'held', 'sending']),
      ),
    ]),
    e.and([e('spam_reasons', 'is not', null), e('requested_at', '<=', cutoffOf(retention.enquiriesSpam, now))]),
  ])

/** The ledger of an issue that ended long ago; its counts stay. */
export const issueExpiries: Record<'issueMails', DeletePortion> = {
  issueMails: (trx, { limit, now }) =>
    countDeleted(
      trx
        .deleteFrom('newsletter_recipients')
        .where((e) =>
          e(
            e.refTuple('issue_id', 'n'),
            'in',
            e
              .selectFrom('newsletter_recipients as mail')
              .innerJoin('newsletter_issues', 'newsletter_issues.id', 'mail.issue_id')
              .select(['mail.issue_id', 'mail.n'])
              .where('status', 'in', ['sent', 'cancelled'])
              .where('ended_at', '<=', cutoffOf(retention.newsletterMails, now))
              .limit(limit)
              .$asTuple('issue_id', 'n'),
          ),
        ),
    ),
}
