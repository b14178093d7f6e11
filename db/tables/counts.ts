// Counts that triggers keep, so that nothing is counted for a page.
import type { SubscriberStatus } from './newsletter.ts'
import type { ApplicationStatus, EnquiryStatus, RecordKind, SignupStatus } from './records.ts'

/** How many records of a kind stand in a status; kept by triggers. */
export interface RecordCountsTable {
  kind: RecordKind | 'course-signup' | 'subscriber'
  status: EnquiryStatus | ApplicationStatus | SignupStatus | SubscriberStatus
  count: number
}

/** What came in an hour; kept by triggers. What is quarantined does not count. */
export interface HourlyCountsTable {
  figure: RecordKind | 'subscriber' | 'answered-in-time' | 'answered-late' | 'answer-minutes'
  /** Hours since 1970. */
  hour: number
  count: number
}
