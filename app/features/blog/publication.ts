// The status and time of publication from the form's values.

import { z } from 'zod'
import type { Errors, FormValues } from '#app/forms/form-state.ts'
import { isClock } from '#app/time/clock.ts'
import { hasPassed, isDate, momentOf } from '#app/time/zoned-time.ts'
import { type PostInput, postSchema, undescribed } from './schema.ts'

type Publication = { ok: true; publishAt: number | null } | { ok: false; errors: Errors }

type Asked = Pick<PostInput, 'status' | 'date' | 'time' | 'zone'>

const passed = 'This time has passed. Choose a later one, or publish the post now'

/**
 * The date and time count for a scheduled post, and correct those of a post that visitors see already.
 * @param since when the stored post went live; null if it has not
 */
export function publicationOf({ status, date, time, zone }: Asked, now: number, since: number | null): Publication {
  if (status === 'draft') return { ok: true, publishAt: null }
  const isPlanned = status === 'scheduled'
  if (!isPlanned && (since === null || !date)) return { ok: true, publishAt: since ?? now }
  const errors: Errors = {
    ...(!date && { date: ['Date is required for a scheduled post'] }),
    ...(date && !isDate(date) && { date: ['Date must be a day, written like 2026-03-31'] }),
    ...(isPlanned && !time && { time: ['Time is required for a scheduled post'] }),
    ...(isPlanned && date && hasPassed({ date, time: time ?? '' }, zone, now) && { date: [passed] }),
    ...(time && !isClock(time) && { time: ['Time must be a time of day, written like 09:30'] }),
  }
  if (!date || Object.keys(errors).length > 0) return { ok: false, errors }
  const publishAt = momentOf({ date, time: time ?? '00:00' }, zone)
  if (!isPlanned && publishAt > now) {
    return { ok: false, errors: { date: ['This time is in the future. Choose "Scheduled", or an earlier date'] } }
  }
  return { ok: true, publishAt }
}

/** The errors of rules over several fields, for a form that is refused for single ones already. @param since as above */
export function errorsBeside(values: FormValues, now: number, since: number | null): Errors {
  const { status, publish, date, time, zone, image, imageAlt } = postSchema.shape
  const timed = z.object({ status, publish, date, time, zone }).safeParse(values)
  const publication = timed.success ? publicationOf(asPressed(timed.data), now, since) : null
  const pictured = z.object({ image, imageAlt }).safeParse(values)
  const isUndescribed = pictured.success && pictured.data.image && !pictured.data.imageAlt
  return {
    ...(publication?.ok === false ? publication.errors : {}),
    ...(isUndescribed ? { imageAlt: [undescribed] } : {}),
  }
}

/** Applies the pressed button to the chosen status. */
export function asPressed<T extends Pick<PostInput, 'status' | 'publish'>>(input: T): T {
  if (!input.publish) return input
  const isPlanned = input.publish === 'due' && input.status === 'scheduled'
  return { ...input, status: isPlanned ? 'scheduled' : 'published' }
}
