// Days on which an office is closed beside its holidays, or open despite one. A row of the form is a line as it is stored.

import { z } from 'zod'
import type { Branch } from '#app/forms/document/document-values.ts'
import { day, group, line, rows } from '#app/forms/document/field-types.ts'
import { settingVersion } from '#app/forms/fields/rules.ts'
import type { Errors } from '#app/forms/form-state.ts'
import { message } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'
import { mostOwnDays, type OwnDays } from '#app/time/office-hours.ts'
import { isDate } from '#app/time/zoned-time.ts'

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])
const dayIn = (line: string) => line.slice(0, 10)

/** The days of a stored text, without their names. */
export const daysIn = (text: string) => linesOf(text).map(dayIn)

const namedDays = (text: string) => linesOf(text).map((line) => ({ day: dayIn(line), name: line.slice(10).trim() }))

/** The days of a stored text from the given one on, each with its name. */
export const namedDaysIn = (text: string, from: string) => namedDays(text).filter(({ day }) => day >= from)

/** Days in the rows of a form. */
export const dayRows = (label: Phrase, hint?: Phrase) =>
  rows(label, 'day', group('Day', { day: day('Date'), name: line('Name', 190, { isOptional: true }) }), {
    most: mostOwnDays,
    isOneLine: true,
    hint,
  })

type Row = { day: string; name: string }

export const rowsOf = (text: string): Branch[] => namedDays(text)

/** As they are stored, in the order of the calendar. */
export const textOf = (rows: Branch[string] | undefined) =>
  (rows as Row[])
    .map(({ day, name }) => `${day} ${name}`.trim())
    .sort()
    .join('\n')

/** How an error names a day; without an office it counts for all. */
export type NameDay = (day: string, office?: Message) => string

type Judged = { name: NameDay; now: number; office?: Message }

/**
 * The errors of a form's rows: a day that stands twice, or one in the past that is not among the stored lines.
 * @param list the name of the rows in the form
 */
export function dayErrors(
  list: string,
  rows: Branch[string] | undefined,
  stored: string,
  { name, now, office }: Judged,
): Errors {
  const kept = new Set(daysIn(stored))
  // Yesterday is still today somewhere.
  const oldest = new Date(now - 24 * 60 * 60_000).toISOString().slice(0, 10)
  const days = (rows as Row[]).map(({ day }) => day)
  const found = days.flatMap((day, at): [string, Message[]][] => {
    if (!isDate(day)) return []
    const error = (phrase: Phrase): [string, Message[]][] => [
      [`${list}.${at}.day`, [message(phrase, { day: name(day, office) })]],
    ]
    if (days.indexOf(day) < at) return error('{day}: this day is in the list already')
    return day < oldest && !kept.has(day) ? error('{day}: this day is in the past') : []
  })
  return Object.fromEntries(found)
}

const ofOffice = (label: Phrase) =>
  group(label, {
    closed: dayRows('Extra closing days'),
    open: dayRows('Open on these holidays', 'The office works on these public holidays.'),
  })

export const officeDaysFields = { seoul: ofOffice('Seoul'), cameroon: ofOffice('Cameroon') }

/** The form with them. */
export const officeDaysDocument = { fieldsIn: () => officeDaysFields, also: z.object({ version: settingVersion }) }

type OfficeDays = Record<'seoulClosed' | 'seoulOpen' | 'cameroonClosed' | 'cameroonOpen', string>

export const documentOfDays = ({ seoulClosed, seoulOpen, cameroonClosed, cameroonOpen }: OfficeDays) => ({
  seoul: { closed: rowsOf(seoulClosed), open: rowsOf(seoulOpen) },
  cameroon: { closed: rowsOf(cameroonClosed), open: rowsOf(cameroonOpen) },
})

export function officeDaysOf(document: Branch): OfficeDays {
  const { seoul, cameroon } = document as Record<'seoul' | 'cameroon', Branch>
  return {
    seoulClosed: textOf(seoul.closed),
    seoulOpen: textOf(seoul.open),
    cameroonClosed: textOf(cameroon.closed),
    cameroonOpen: textOf(cameroon.open),
  }
}

export const ownDaysIn = ({ seoulClosed, seoulOpen, cameroonClosed, cameroonOpen }: OfficeDays): OwnDays => ({
  KR: { closed: daysIn(seoulClosed), open: daysIn(seoulOpen) },
  CM: { closed: daysIn(cameroonClosed), open: daysIn(cameroonOpen) },
})

/** The errors of the form of both offices. */
export function officeDayErrors(document: Branch, stored: OfficeDays, judged: Pick<Judged, 'name' | 'now'>) {
  const { seoul, cameroon } = document as Record<'seoul' | 'cameroon', Branch>
  const inSeoul = { ...judged, office: officeDaysFields.seoul.label }
  const inCameroon = { ...judged, office: officeDaysFields.cameroon.label }
  return {
    ...dayErrors('seoul.closed', seoul.closed, stored.seoulClosed, inSeoul),
    ...dayErrors('seoul.open', seoul.open, stored.seoulOpen, inSeoul),
    ...dayErrors('cameroon.closed', cameroon.closed, stored.cameroonClosed, inCameroon),
    ...dayErrors('cameroon.open', cameroon.open, stored.cameroonOpen, inCameroon),
  }
}
