// Counts kept by triggers, so that no page has to count rows.
import type { SubscriberStatus } from './newsletter.ts'
import type { ApplicationStatus, EnquiryStatus, RecordKind, SignupStatus } from './records.ts'

/** Records by kind and status; kept by triggers. */
export interface RecordCountsTable {
  kind: RecordKind | 'course-signup' | 'subscriber'
  status: EnquiryStatus | ApplicationStatus | SignupStatus | SubscriberStatus
  count: number
}

/** Arrivals by the hour, without spam; kept by triggers. */
export interface HourlyCountsTable {
  figure: RecordKind | 'subscriber' | 'answered-in-time' | 'answered-late' | 'answer-minutes'
  /** Hours since 1970. */
  hour: number
  count: number
}
