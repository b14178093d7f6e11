// The fields of a text's form beside its document: the version it is based on, and the time of publication.

import { z } from 'zod'
import { hiddenText, optionalText, settingVersion } from '#app/forms/fields/rules.ts'
import type { Errors } from '#app/forms/form-state.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { asClock, isClock } from '#app/time/clock.ts'
import { hasPassed, isDate, momentOf } from '#app/time/zoned-time.ts'

const publishWays = ['now', 'draft', 'planned'] as const

export const savingSchema = z.object({
  version: settingVersion,
  publish: z.enum(publishWays, 'Choose when to publish it'),
  from: hiddenText(20),
  fromTime: hiddenText(20),
  until: hiddenText(20),
  untilTime: hiddenText(20),
})

export const textVersionSchema = z.object({ version: settingVersion })

/** @property digest of the English text that the translation was compared with */
export const signOffSchema = z.object({ version: settingVersion, digest: hiddenText(64) })

/** One preview link by its id; without one, all of a text. */
export const draftLinkSchema = z.object({ link: hiddenText(40).transform((id) => id || null) })

export const addSchema = z.object({ title: optionalText({ label: 'Title', max: 120 }) })

/** `restore` puts a removed entry back as it was; `restore-hidden`, where visitors do not see it. */
export const entryMoves = ['up', 'down', 'hide', 'show', 'remove', 'restore', 'restore-hidden'] as const
export const moveSchema = z.object({ key: hiddenText(80), move: z.enum(entryMoves) })

const noMoment: Phrase = 'Enter the day and time of publication'
const passed: Phrase = 'This time has passed. Choose a later one'

/** When what is saved counts; a draft never does. */
export type Publishing = { at: 'draft' | 'now' } | { at: 'planned'; from: number; until: number | null }

/**
 * Refuses a time that would not be used: what goes out at once cannot be called back unseen.
 *
 * @param zone the one that its moments are typed in
 */
export function publishingOf(
  { publish, from, fromTime, until, untilTime }: Omit<z.output<typeof savingSchema>, 'version'>,
  zone: string,
  now: number,
): Publishing | { errors: Errors } {
  if (publish === 'now' && from + fromTime + until + untilTime !== '') {
    return { errors: { publish: ['Choose “Schedule for later”, or clear the times'] } }
  }
  if (publish !== 'planned') return { at: publish }
  const begins = momentIn(from, fromTime, zone)
  const ends = momentIn(until, untilTime, zone)
  const late = [
    ...(begins === null ? [noMoment] : []),
    ...(hasPassed({ date: from, time: asClock(fromTime) }, zone, now) ? [passed] : []),
  ]
  const errors: Errors = {
    ...(late.length > 0 && { from: late }),
    ...(until + untilTime !== '' && ends === null && { until: ['Enter a day and time, or leave it empty'] }),
    ...(begins !== null && ends !== null && ends <= begins && { until: ['It must end after it begins'] }),
  }
  if (begins === null || Object.keys(errors).length > 0) return { errors }
  return { at: 'planned', from: begins, until: ends }
}

function momentIn(date: string, typed: string, zone: string): number | null {
  const time = asClock(typed)
  return isDate(date) && isClock(time) ? momentOf({ date, time }, zone) : null
}
