import { retention } from '#app/content/legal/retention.ts'
import { closedFor } from '#app/features/records/retention.server.ts'

export const applicationExpiries = {
  closedApplications: closedFor('application', ['rejected', 'withdrawn'], retention.applicationsRejected),
  acceptedApplications: closedFor('application', ['accepted'], retention.applicationsAccepted),
  spamApplications: closedFor('application', ['spam'], retention.enquiriesSpam),
}
