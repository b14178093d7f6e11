// How an enquiry moves: new, in progress, completed, reopened; and quarantine beside it.
import type { Enquiry, EnquiryStatus } from '#db/schema.ts'

export const statusLabels: Record<EnquiryStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  completed: 'Completed',
  spam: 'Spam',
}

export type EnquiryMove = { to: EnquiryStatus; label: string; isMinor?: boolean }

const moves: Record<EnquiryStatus, readonly EnquiryMove[]> = {
  new: [
    { to: 'in_progress', label: 'Start work' },
    { to: 'spam', label: 'Mark as spam', isMinor: true },
  ],
  in_progress: [{ to: 'completed', label: 'Mark as completed' }],
  completed: [{ to: 'in_progress', label: 'Reopen' }],
  spam: [{ to: 'new', label: 'Not spam' }],
}

/** Promised an answer by then, and nobody has begun. */
export const isOverdue = ({ status, promised_by }: Pick<Enquiry, 'status' | 'promised_by'>, now: number) =>
  status === 'new' && promised_by <= now

export const movesFrom = (status: EnquiryStatus) => moves[status]
export const mayMove = (from: EnquiryStatus, to: EnquiryStatus) => moves[from].some((move) => move.to === to)
export const isEnquiryStatus = (value: string | null): value is EnquiryStatus =>
  value !== null && Object.hasOwn(statusLabels, value)
