// A record's statuses and the moves between them, including quarantine.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { RecordKind, StatusOf } from '#db/tables/records.ts'

type Move<Kind extends RecordKind = RecordKind> = {
  to: StatusOf<Kind>
  label: Phrase
  isMinor?: boolean
  /** An intermediate status: one press makes both moves, and both are in the history. */
  through?: StatusOf<Kind>
  /** The confirmation page of this move, below the record's own. */
  asks?: string
}

type Statuses<Kind extends RecordKind> = Record<
  StatusOf<Kind>,
  {
    label: Phrase
    /** Completed, decided or quarantined: no work is left. */
    isClosed?: true
    /** The sender has been answered or needs no answer. */
    isAnswer?: true
    moves: readonly Move<Kind>[]
  }
>

const accept = { to: 'accepted', label: 'Accept', asks: 'accept' } as const
const reject = { to: 'rejected', label: 'Reject', asks: 'reject', isMinor: true } as const
/** Applicants withdraw on the status page; staff record it when they do so by mail. */
const withdraw = { to: 'withdrawn', label: 'Record withdrawal', asks: 'withdraw', isMinor: true } as const
/** From a new application, one press makes both moves, so that the history says when its review began. */
const fromNew = { through: 'reviewing' } as const
const invite = { to: 'interview', label: 'Invite to interview', asks: 'interview' } as const
const reconsider = { to: 'reviewing', label: 'Reconsider' } as const
const toSpam = { to: 'spam', label: 'Mark as spam', isMinor: true } as const
const notSpam = { to: 'new', label: 'Not spam' } as const

const statuses: { [Kind in RecordKind]: Statuses<Kind> } = {
  enquiry: {
    new: {
      label: 'New',
      moves: [
        { to: 'completed', label: 'Done', through: 'in_progress' },
        { to: 'in_progress', label: 'Mark as in progress', isMinor: true },
        toSpam,
      ],
    },
    in_progress: { label: 'In progress', moves: [{ to: 'completed', label: 'Done' }] },
    completed: {
      label: 'Completed',
      isClosed: true,
      isAnswer: true,
      moves: [{ to: 'in_progress', label: 'Reopen', isMinor: true }],
    },
    spam: { label: 'Spam', isClosed: true, moves: [notSpam] },
  },
  application: {
    new: {
      label: 'New',
      moves: [
        { ...invite, ...fromNew },
        { ...accept, ...fromNew, isMinor: true },
        { to: 'reviewing', label: 'Start review' },
        { ...reject, ...fromNew },
        withdraw,
        toSpam,
      ],
    },
    reviewing: { label: 'Reviewing', moves: [invite, { ...accept, isMinor: true }, reject, withdraw] },
    interview: { label: 'Interview', isAnswer: true, moves: [accept, reject, withdraw] },
    accepted: {
      label: 'Accepted',
      isClosed: true,
      isAnswer: true,
      moves: [{ to: 'reviewing', label: 'Undo acceptance', asks: 'take-back', isMinor: true }],
    },
    rejected: { label: 'Rejected', isClosed: true, isAnswer: true, moves: [reconsider] },
    withdrawn: { label: 'Withdrawn', isClosed: true, isAnswer: true, moves: [reconsider] },
    spam: { label: 'Spam', isClosed: true, moves: [notSpam] },
  },
}

export const statusesOf = <Kind extends RecordKind>(kind: Kind) =>
  Object.keys(statuses[kind]) as [StatusOf<Kind>, ...StatusOf<Kind>[]]

export const isStatus = <Kind extends RecordKind>(kind: Kind, value: string | null): value is StatusOf<Kind> =>
  value !== null && Object.hasOwn(statuses[kind], value)

export const statusLabel = <Kind extends RecordKind>(kind: Kind, status: StatusOf<Kind>): Phrase =>
  statuses[kind][status].label

export const statusLabels = <Kind extends RecordKind>(kind: Kind) =>
  Object.fromEntries(statusesOf(kind).map((status) => [status, statusLabel(kind, status)])) as Record<
    StatusOf<Kind>,
    Phrase
  >

export const movesFrom = <Kind extends RecordKind>(kind: Kind, status: StatusOf<Kind>): readonly Move<Kind>[] =>
  statuses[kind][status].moves

/** The moves offered beside the inbox. The lesser ones of an open record are only on its own page, except for decisions. */
export const nextMoves = <Kind extends RecordKind>(kind: Kind, status: StatusOf<Kind>): readonly Move<Kind>[] =>
  movesFrom(kind, status).filter(
    ({ to, isMinor, asks }) => !isOpen(kind, status) || !isMinor || (asks && to !== 'withdrawn'),
  )

/** The move to this status, if the record may make it. */
export const findMove = <Kind extends RecordKind>(
  kind: Kind,
  from: StatusOf<Kind>,
  to: StatusOf<Kind>,
): Move<Kind> | null => movesFrom(kind, from).find((move) => move.to === to) ?? null

/** The statuses that a move passes through, ending with its target. */
export function stepsTo<Kind extends RecordKind>(
  kind: Kind,
  from: StatusOf<Kind>,
  to: StatusOf<Kind>,
): StatusOf<Kind>[] {
  const through = movesFrom(kind, from).find((move) => move.to === to)?.through
  return through ? [through, to] : [to]
}

export const isAnswer = <Kind extends RecordKind>(kind: Kind, status: StatusOf<Kind>): boolean =>
  statuses[kind][status].isAnswer === true

/** Tells whether a move can be undone: one that makes or mails something for the applicant cannot. */
export const mayUndo = <Kind extends RecordKind>(kind: Kind, to: StatusOf<Kind>): boolean =>
  kind === 'enquiry' || !isAnswer(kind, to)

/** Tells whether an answer or a decision is still missing. */
export const isOpen = <Kind extends RecordKind>(kind: Kind, status: StatusOf<Kind>): boolean =>
  !statuses[kind][status].isClosed

export const openStatuses = <Kind extends RecordKind>(kind: Kind) =>
  statusesOf(kind).filter((status) => isOpen(kind, status))
