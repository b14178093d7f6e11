// The words for issues in the staff area.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { IssueStatus, RecipientState } from '#db/tables/issues.ts'

export const statusLabels: Record<IssueStatus, Phrase> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  preparing: 'Preparing',
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  cancelled: 'Cancelled|issue',
}

/** The dot in each status's pill. */
export const statusPill: Record<IssueStatus, string> = {
  draft: 'none',
  scheduled: 'pending',
  preparing: 'pending',
  sending: 'active',
  paused: 'warning',
  sent: 'active',
  cancelled: 'failed',
}

export const recipientLabels: Record<RecipientState, Phrase> = {
  queued: 'Waiting',
  batched: 'Being sent',
  accepted: 'Accepted by the email service',
  delivered: 'Delivered',
  bounced: 'Bounced',
  complained: 'Reported as spam',
  skipped: 'Skipped',
  failed: 'Refused',
  unknown: 'Unknown: it may have been sent',
}
