import { cutoffOf, retention } from '#app/content/legal/retention.ts'
import { closedFor } from '#app/features/records/retention.server.ts'
import { countDeleted, type DeletePortion } from '#db/queries/expiry.ts'

/** Nobody has released the application in this time, and spam is what fills a disk. */
const quarantinedFiles: DeletePortion = (trx, { limit, now }) =>
  countDeleted(
    trx
      .deleteFrom('received_files')
      .where('id', 'in', (e) =>
        e
          .selectFrom('received_files')
          .innerJoin('records', 'records.id', 'received_files.received_id')
          .select('received_files.id')
          .where('records.kind', '=', 'application')
          .where('records.status', '=', 'spam')
          .where('records.closed_at', '<=', cutoffOf(retention.removedCopies, now))
          .limit(limit),
      ),
  )

export const applicationExpiries = {
  closedApplications: closedFor('application', ['rejected', 'withdrawn'], retention.applicationsRejected),
  acceptedApplications: closedFor('application', ['accepted'], retention.applicationsAccepted),
  spamApplications: closedFor('application', ['spam'], retention.enquiriesSpam),
  quarantinedFiles,
}
