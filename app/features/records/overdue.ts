// A record is overdue if its promise has passed without an answer; starting work is not an answer. A consultation that comes
// before the promise is the answer: if none was written, it is overdue once the consultation is over.
import type { Phrase, Say } from '#app/languages/phrases.server.ts'
import type { RecordEvent, RecordRow, StatusOf } from '#db/tables/records.ts'

type Promised = Pick<RecordRow, 'promised_by' | 'answered_at' | 'closed_at'>

/** Tells whether the sender still waits for a first answer. */
export const isUnanswered = ({ answered_at, closed_at }: Omit<Promised, 'promised_by'>) =>
  answered_at === null && closed_at === null

const hour = 60 * 60_000
export const longestConsultation = 1.5 * hour
/** Longer than any promise, including holidays and weekends. */
export const longestPromise = 30 * 24 * hour

/** @property booked_at the time of its consultation */
type Due = Pick<RecordRow, 'promised_by'> & { booked_at?: number | null }

export const dueAt = ({ promised_by, booked_at = null }: Due) =>
  booked_at !== null && booked_at <= promised_by ? booked_at + longestConsultation : promised_by

/** Its place in the lists of open records: when an answer is promised, or its appointment if that is earlier. */
export const turnAt = ({ promised_by, booked_at = null }: Due) => Math.min(promised_by, booked_at ?? promised_by)

export const isOverdue = (record: Promised & Due, now: number) => isUnanswered(record) && dueAt(record) <= now

type Snoozed = Pick<RecordRow, 'snoozed_until'>

/** Tells whether the record is to come back later. */
export const isSnoozed = <R extends Snoozed>(record: R, now: number): record is R & { snoozed_until: number } =>
  record.snoozed_until !== null && record.snoozed_until > now

/** The decisions that an applicant is told. */
const decisions: readonly StatusOf<'application'>[] = ['interview', 'accepted', 'rejected']

/**
 * The time of the reply or decision that answered the sender; null without one, because completing, settling and a
 * withdrawal keep the promise, too.
 */
export function firstAnswerAt(
  { answered_at }: Pick<RecordRow, 'answered_at'>,
  events: readonly Pick<RecordEvent, 'at' | 'type' | 'to_status'>[],
): number | null {
  if (answered_at === null) return null
  const isAnswer = ({ at, type, to_status }: (typeof events)[number]) =>
    Number(at) >= answered_at && (type === 'reply' || (type === 'status' && decisions.some((one) => one === to_status)))
  return events.find(isAnswer)?.at ?? null
}

type Words = Record<ReturnType<typeof timeAway>['unit'], Phrase>

const left: Words = { min: '{count} min left', h: '{count} h left', d: '{count} d left' }
const late: Words = { min: '{count} min late', h: '{count} h late', d: '{count} d late' }

/** Such as "2 h left", "due now" or "3 d late". */
export function dueWords(say: Say, at: number, now: number): string {
  const { count, unit, isLate } = timeAway(at, now)
  return count === 0 ? say('due now') : say((isLate ? late : left)[unit], { count })
}

const minute = 60_000

/** The time until or since an answer was due, in the largest useful unit. */
function timeAway(at: number, now: number): { count: number; unit: 'min' | 'h' | 'd'; isLate: boolean } {
  const minutes = Math.floor(Math.abs(at - now) / minute)
  const isLate = at <= now
  if (minutes < 60) return { count: minutes, unit: 'min', isLate }
  if (minutes < 48 * 60) return { count: Math.floor(minutes / 60), unit: 'h', isLate }
  return { count: Math.floor(minutes / 1440), unit: 'd', isLate }
}
