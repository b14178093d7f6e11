import type { IssueStatus } from '#db/tables/issues.ts'

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
