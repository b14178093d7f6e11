// Days on which an office is closed beside its holidays, or open despite one; staff type them, one a line.
import { z } from 'zod'
import { optionalText, settingVersion } from '#app/forms/fields/rules.ts'
import { mostOwnDays, type OwnDays } from '#app/time/office-hours.ts'
import { isDate } from '#app/time/zoned-time.ts'

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])
const dayIn = (line: string) => line.slice(0, 10)

/** The days of a typed text, without their names. */
export const daysIn = (text: string) => linesOf(text).map(dayIn)

/** The days of a typed text from the given one on, each with its name. */
export const namedDaysIn = (text: string, from: string) =>
  linesOf(text)
    .map((line) => [dayIn(line), line.slice(10).trim()] as const)
    .filter(([day]) => day >= from)

const isKnown = (line: string) => isDate(dayIn(line)) && /^(\s|$)/.test(line.slice(10))

export const daysRule = (label: string) =>
  optionalText({ label, max: 5000, multiline: true })
    .transform((typed) => typed ?? '')
    .refine((typed) => linesOf(typed).every(isKnown), {
      error: `${label}: start each line with a date, such as 2026-06-03 Local elections`,
    })
    .refine((typed) => linesOf(typed).length <= mostOwnDays, { error: `${label}: ${mostOwnDays} days at most` })

export const officeDaysSchema = z.object({
  seoulClosed: daysRule('Seoul, extra closing days'),
  seoulOpen: daysRule('Seoul, open on these holidays'),
  cameroonClosed: daysRule('Cameroon, extra closing days'),
  cameroonOpen: daysRule('Cameroon, open on these holidays'),
  version: settingVersion,
})

type OfficeDays = Omit<z.output<typeof officeDaysSchema>, 'version'>

export const ownDaysIn = ({ seoulClosed, seoulOpen, cameroonClosed, cameroonOpen }: OfficeDays): OwnDays => ({
  KR: { closed: daysIn(seoulClosed), open: daysIn(seoulOpen) },
  CM: { closed: daysIn(cameroonClosed), open: daysIn(cameroonOpen) },
})
