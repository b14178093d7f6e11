import type { Errors } from '#app/forms/form-state.ts'
import { localTime, momentOf } from '#app/time/zoned-time.ts'
import type { IssueSchedule } from './issue-schema.ts'

type Asked = Pick<IssueSchedule, 'when' | 'date' | 'time' | 'zone'>
const askedTwice = 'Choose “At a set time”, or clear the date to send it now'

const minuteOf = (moment: number) => moment - (moment % 60_000)

type Moment = { ok: true; at: number } | { ok: false; errors: Errors }

/**
 * The moment that the form asks for. A day typed beside "Now" is asked about, because sending cannot be taken back.
 *
 * @param stored the moment that the form showed, which is not typed; null for none
 */
export function sendMoment({ when, date, time, zone }: Asked, stored: number | null, now: number): Moment {
  if (when === 'now') {
    const isTyped = date && (stored === null || momentOf({ date, time: time || '00:00' }, zone) !== minuteOf(stored))
    return isTyped ? { ok: false, errors: { when: [askedTwice] } } : { ok: true, at: now }
  }
  const noTime: Errors = time ? {} : { time: ['Time is required'] }
  if (!date) return { ok: false, errors: { date: ['Date is required'], ...noTime } }
  const at = momentOf({ date, time: time || '23:59' }, zone)
  if (at <= now) return { ok: false, errors: { date: ['This time has passed. Choose a later one'], ...noTime } }
  return time ? { ok: true, at } : { ok: false, errors: noTime }
}

/** The values of the form for an issue that is sent at this moment; null is now. */
export function momentValues(at: number | null, zone: string) {
  const moment = at === null ? null : localTime(at, zone)
  return { when: moment ? 'later' : 'now', date: moment?.date ?? '', time: moment?.time ?? '', zone }
}
