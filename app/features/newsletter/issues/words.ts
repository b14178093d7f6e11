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

/** An issue in these can still be changed. */
export const changeable: readonly IssueStatus[] = ['draft', 'scheduled']

export type IssueMove = 'unschedule' | 'pause' | 'resume' | 'cancel' | 'send-missed' | 'delete'

/** The statuses in which each move is possible. */
export const allowedIn: Record<IssueMove, readonly IssueStatus[]> = {
  unschedule: ['scheduled'],
  pause: ['preparing', 'sending'],
  resume: ['paused'],
  cancel: ['preparing', 'sending', 'paused'],
  'send-missed': ['sent', 'cancelled'],
  delete: ['draft'],
}
