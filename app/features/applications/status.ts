// How an application moves, from the first look to a decision.
import type { ApplicationStatus } from '#db/schema.ts'

export const statusLabels: Record<ApplicationStatus, string> = {
  new: 'New',
  reviewing: 'Reviewing',
  interview: 'Interview',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  spam: 'Spam',
}

export const applicationStatuses = Object.keys(statusLabels) as [ApplicationStatus, ...ApplicationStatus[]]

/** Not decided yet: the applicant may add to it or withdraw. */
export const openStatuses: readonly ApplicationStatus[] = ['new', 'reviewing', 'interview']

export type ApplicationMove = { to: ApplicationStatus; label: string; isMinor?: boolean }

const accept: ApplicationMove = { to: 'accepted', label: 'Accept' }
const reject: ApplicationMove = { to: 'rejected', label: 'Reject', isMinor: true }
/** Applicants withdraw; where they write to us, staff record it. */
const withdraw: ApplicationMove = { to: 'withdrawn', label: 'Record withdrawal', isMinor: true }

const moves: Record<ApplicationStatus, readonly ApplicationMove[]> = {
  new: [{ to: 'reviewing', label: 'Start review' }, withdraw, { to: 'spam', label: 'Mark as spam', isMinor: true }],
  reviewing: [{ to: 'interview', label: 'Invite to interview' }, accept, reject, withdraw],
  interview: [accept, reject, withdraw],
  accepted: [],
  rejected: [{ to: 'reviewing', label: 'Reconsider' }],
  withdrawn: [],
  spam: [{ to: 'new', label: 'Not spam' }],
}

export const movesFrom = (status: ApplicationStatus) => moves[status]
export const mayMove = (from: ApplicationStatus, to: ApplicationStatus) => moves[from].some((move) => move.to === to)
export const isApplicationStatus = (value: string | null): value is ApplicationStatus =>
  value !== null && Object.hasOwn(statusLabels, value)
