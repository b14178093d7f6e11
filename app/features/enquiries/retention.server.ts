import { retention } from '#app/content/legal/retention.ts'
import { closedFor } from '#app/features/records/retention.server.ts'

export const enquiryExpiries = {
  completedEnquiries: closedFor('enquiry', ['completed'], retention.enquiriesCompleted),
  spamEnquiries: closedFor('enquiry', ['spam'], retention.enquiriesSpam),
}
