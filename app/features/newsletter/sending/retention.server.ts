import { cutoffOf, retention } from '#app/content/legal/retention.ts'
import { countDeleted, type DeletePortion } from '#db/queries/expiry.ts'

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
