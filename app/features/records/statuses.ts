// How a record moves from when it came to when it is closed; quarantine stands beside.
import type { RecordKind, StatusOf } from '#db/schema.ts'

export type Move<Kind extends RecordKind = RecordKind> = { to: StatusOf<Kind>; label: string; isMinor?: boolean }

type Statuses<Kind extends RecordKind> = Record<
  StatusOf<Kind>,
  {
    label: string
    /** Completed, decided or quarantined: nothing is left to do. */
    isClosed?: true
    moves: readonly Move<Kind>[]
  }
>

const accept = { to: 'accepted', label: 'Accept' } as const
const reject = { to: 'rejected', label: 'Reject', isMinor: true } as const
/** Applicants withdraw; where they write to us, staff record it. */
const withdraw = { to: 'withdrawn', label: 'Record withdrawal', isMinor: true } as const
const toSpam = { to: 'spam', label: 'Mark as spam', isMinor: true } as const
const notSpam = { to: 'new', label: 'Not spam' } as const

const statuses: { [Kind in RecordKind]: Statuses<Kind> } = {
  enquiry: {
    new: { label: 'New', moves: [{ to: 'in_progress', label: 'Start work' }, toSpam] },
    in_progress: { label: 'In progress', moves: [{ to: 'completed', label: 'Mark as completed' }] },
    completed: { label: 'Completed', isClosed: true, moves: [{ to: 'in_progress', label: 'Reopen' }] },
    spam: { label: 'Spam', isClosed: true, moves: [notSpam] },
  },
  application: {
    new: { label: 'New', moves: [{ to: 'reviewing', label: 'Start review' }, withdraw, toSpam] },
    reviewing: {
      label: 'Reviewing',
      moves: [{ to: 'interview', label: 'Invite to interview' }, accept, reject, withdraw],
    },
    interview: { label: 'Interview', moves: [accept, reject, withdraw] },
    accepted: { label: 'Accepted', isClosed: true, moves: [] },
    rejected: { label: 'Rejected', isClosed: true, moves: [{ to: 'reviewing', label: 'Reconsider' }] },
    withdrawn: { label: 'Withdrawn', isClosed: true, moves: [] },
    spam: { label: 'Spam', isClosed: true, moves: [notSpam] },
  },
}

export const statusesOf = <Kind extends RecordKind>(kind: Kind) =>
  Object.keys(statuses[kind]) as [StatusOf<Kind>, ...StatusOf<Kind>[]]

export const isStatus = <Kind extends RecordKind>(kind: Kind, value: string | null): value is StatusOf<Kind> =>
  value !== null && Object.hasOwn(statuses[kind], value)

export const statusLabel = <Kind extends RecordKind>(kind: Kind, status: StatusOf<Kind>): string =>
  statuses[kind][status].label

export const statusLabels = <Kind extends RecordKind>(kind: Kind) =>
  Object.fromEntries(statusesOf(kind).map((status) => [status, statusLabel(kind, status)])) as Record<
    StatusOf<Kind>,
    string
  >

export const movesFrom = <Kind extends RecordKind>(kind: Kind, status: StatusOf<Kind>): readonly Move<Kind>[] =>
  statuses[kind][status].moves

export const mayMove = <Kind extends RecordKind>(kind: Kind, from: StatusOf<Kind>, to: StatusOf<Kind>): boolean =>
  movesFrom(kind, from).some((move) => move.to === to)

/** Whether somebody still has to answer or decide. */
export const isOpen = <Kind extends RecordKind>(kind: Kind, status: StatusOf<Kind>): boolean =>
  !statuses[kind][status].isClosed

export const openStatuses = <Kind extends RecordKind>(kind: Kind) =>
  statusesOf(kind).filter((status) => isOpen(kind, status))
