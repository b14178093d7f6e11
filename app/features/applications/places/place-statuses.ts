// The statuses of a place in a course and the moves between them; its seat is stored separately.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { SignupStatus } from '#db/tables/records.ts'

/** Each has a confirmation page, whose path ends with its name. */
export const placeMoveKinds = {
  confirm: { to: 'confirmed', label: 'Confirm place' },
  complete: { to: 'completed', label: 'Mark as completed' },
  cancel: { to: 'cancelled', label: 'Cancel place' },
  reinstate: { to: 'pending', label: 'Reinstate' },
} as const satisfies Record<string, { to: SignupStatus; label: Phrase }>

export type PlaceMoveId = keyof typeof placeMoveKinds

const statuses: Record<SignupStatus, { label: Phrase; moves: readonly PlaceMoveId[] }> = {
  pending: { label: 'Pending', moves: ['confirm', 'cancel'] },
  confirmed: { label: 'Confirmed', moves: ['complete', 'cancel'] },
  completed: { label: 'Completed', moves: [] },
  cancelled: { label: 'Cancelled', moves: ['reinstate'] },
}

export const placeStatuses = Object.keys(statuses) as [SignupStatus, ...SignupStatus[]]

const waitingLabel = 'On the waiting list'

/** The status of a place, and `waiting` for a pending one without a seat. */
export type PlaceStep = SignupStatus | 'waiting'

/** The statuses that take a seat or wait for one. */
export const heldStatuses: readonly SignupStatus[] = ['pending', 'confirmed', 'completed']

type Seated = { status: SignupStatus; run_id: string | null; waiting_since: number | null }

/** Tells whether the place has a seat in its run, waits for one, or neither. */
export function seatOf({ status, run_id, waiting_since }: Seated): 'held' | 'waiting' | 'none' {
  if (run_id === null || !heldStatuses.includes(status)) return 'none'
  return waiting_since === null ? 'held' : 'waiting'
}

export const placeLabel = (status: SignupStatus) => statuses[status].label

/** The status of a place as its pill, which tells one on the waiting list from one to be confirmed. */
export const placePill = (place: Seated): { pill: string; label: Phrase } =>
  seatOf(place) === 'waiting'
    ? { pill: 'warning', label: waitingLabel }
    : { pill: place.status, label: placeLabel(place.status) }

const { pending, ...later } = statuses

/** In the order in which a place passes them. */
export const placeSteps = Object.fromEntries([
  ['pending', pending.label],
  ['waiting', waitingLabel],
  ...Object.entries(later).map(([status, { label }]) => [status, label]),
]) as Record<PlaceStep, Phrase>

/** A place on the waiting list cannot be confirmed. */
export const placeMovesFrom = (status: SignupStatus, isWaiting: boolean) =>
  statuses[status].moves.filter((id) => !(isWaiting && id === 'confirm')).map((id) => ({ id, ...placeMoveKinds[id] }))

export const mayMovePlace = (from: SignupStatus, to: SignupStatus, isWaiting: boolean): boolean =>
  placeMovesFrom(from, isWaiting).some((move) => move.to === to)
