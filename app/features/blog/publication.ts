// The status and time of publication from the form's values.

import { momentOf } from '#app/time/zoned-time.ts'
import type { PostInput } from './schema.ts'

type Publication = { ok: true; publishAt: number | null } | { ok: false; errors: Record<string, string[]> }

type Asked = Pick<PostInput, 'status' | 'date' | 'time' | 'zone'>

const refuse = (field: 'date' | 'time', message: string): Publication => ({ ok: false, errors: { [field]: [message] } })

export function publicationOf({ status, date, time, zone }: Asked, now: number): Publication {
  if (!date) {
    if (status === 'scheduled') return refuse('date', 'Date is required for a scheduled post')
    return { ok: true, publishAt: status === 'published' ? now : null }
  }
  if (status === 'scheduled' && !time) return refuse('time', 'Time is required for a scheduled post')
  const publishAt = momentOf({ date, time: time ?? '00:00' }, zone)
  if (status === 'scheduled' && publishAt <= now) {
    return refuse('date', 'This time has passed. Choose a later one, or publish the post now')
  }
  if (status === 'published' && publishAt > now) {
    return refuse('date', 'This time is in the future. Choose "Scheduled", or an earlier date')
  }
  return { ok: true, publishAt }
}

/** Applies the pressed button to the chosen status and date. */
export function asPressed<T extends Asked & Pick<PostInput, 'publish'>>(input: T, now: number): T {
  const { publish, status, date, time, zone } = input
  if (!publish) return input
  const isAhead = date !== null && momentOf({ date, time: time ?? '00:00' }, zone) > now
  if (publish === 'now') return { ...input, status: 'published', date: isAhead ? null : date }
  return { ...input, status: isAhead || status === 'scheduled' ? 'scheduled' : 'published' }
}
