// The fields that staff fill in to confirm a decision.

import { z } from 'zod'
import { currencies } from '#app/features/texts/kinds/shared-fields.ts'
import { priceOf } from '#app/features/texts/price.ts'
import { hiddenText, optionalText, requiredText, ticked, version } from '#app/forms/fields/rules.ts'
import type { Errors } from '#app/forms/form-state.ts'
import { asClock, isClock } from '#app/time/clock.ts'
import { hasPassed, isDate, isTimeZone, momentOf } from '#app/time/zoned-time.ts'
import type { Price } from '#app/ui/text/price-text.ts'
import { interviewLengths } from './interview-lengths.ts'

const paragraph = optionalText({ label: 'Your message', max: 3000, multiline: true })

const amount = /^\d{1,9}(?:[.,]\d{1,2})?$/

/** A place: `run` is empty without one, and without an amount the price is not told. */
const placeSchema = z.object({
  run: hiddenText(40),
  confirm: ticked,
  amount: hiddenText(20)
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .refine((typed) => typed === '' || amount.test(typed), 'Enter the amount in digits, such as 120000 or 99.50'),
  currency: z.enum(currencies).catch(currencies[0]),
})

export type PlaceInput = z.output<typeof placeSchema>

export const readPrice = ({ amount, currency }: Pick<PlaceInput, 'amount' | 'currency'>): Price | null =>
  priceOf({ amount: amount.replace(',', '.'), currency })

export const paragraphSchema = z.object({ version, paragraph })
/** For a step whose mail may be left out. */
export const letterSchema = paragraphSchema.extend({ mail: ticked })

/** `full` has the runs that the page showed as full; `show` only draws the mail. */
export const confirmedSchema = letterSchema.extend({
  ...placeSchema.shape,
  full: z.array(hiddenText(40)),
  show: ticked,
})

const zone = hiddenText(60).refine(isTimeZone, 'Choose a time zone')

const timeShape = {
  date: hiddenText(10).refine(isDate, 'Enter the date'),
  time: hiddenText(20).transform(asClock).refine(isClock, 'Enter the time, such as 14:30'),
  zone,
  minutes: z.enum(interviewLengths, 'Choose the duration'),
  applicantZone: hiddenText(60)
    .refine((value) => value === '' || isTimeZone(value), 'Choose a time zone')
    .transform((value) => value || null),
}

export const interviewTimeSchema = z.object(timeShape)
type InterviewTime = z.output<typeof interviewTimeSchema>

export const interviewSchema = z.object({
  ...timeShape,
  version,
  paragraph,
  place: requiredText('Enter where: a link, a phone number or an address', { label: 'Where', max: 300 }),
})

/** What can be said of the time beside the fields that are wrong by themselves. */
export function passedTime(typed: Record<string, unknown>, now: number): Errors {
  const time = String(typed.time ?? '')
  const read = z.object({ date: timeShape.date, zone }).safeParse(typed)
  const isPast = read.success && hasPassed({ ...read.data, time: asClock(time) }, read.data.zone, now)
  return isPast ? { date: ['This time has passed'] } : {}
}

export const startOf = ({ date, time, zone: where }: Pick<InterviewTime, 'date' | 'time' | 'zone'>) =>
  momentOf({ date, time }, where)
