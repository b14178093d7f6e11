// The parts that the pages which change an appointment share.

import { officeTitle } from '#app/content/company/offices.ts'
import { db } from '#app/db.server.ts'
import { wishIn } from '#app/features/appointments/offer.server.ts'
import { hasAnotherOne, moveTaken, noneToCome } from '#app/features/appointments/words.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import type { Problem } from '#app/forms/read/read-form.server.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { dayWords } from '#app/mail/messages/day-words.ts'
import { localTime } from '#app/time/zoned-time.ts'
import type { Appointment } from '#db/tables/appointments.ts'
import type { Language } from '#db/tables/records.ts'

type Params = { reference?: string }

export const pathOf = ({ reference }: Params) =>
  recordPath({ kind: 'enquiry', reference: referenceIn('enquiry', reference) })

export async function recordFor(params: Params) {
  const record = await findRecord(db, 'enquiry', referenceIn('enquiry', params.reference))
  if (!record) return null
  const { id, reference, name, version } = record
  return { id, reference, name, version, path: pathOf(params) }
}

/** The schema has refused any other time. */
export function requestFor({ reference }: Params, { slot, version }: { slot: string; version: number }) {
  const wish = wishIn({ slot })
  if (!wish) throw new Response(null, { status: 400 })
  return { reference: referenceIn('enquiry', reference), version, wish }
}

const taken: Problem = { errors: { slot: [moveTaken] }, status: 409 }

export const refusals = {
  none: noneToCome,
  another: hasAnotherOne,
  same: 'It already has this time.',
  taken,
} as const

type WhenAndWhere = Pick<Appointment, 'starts_at' | 'minutes' | 'office'>

/** An appointment in two lines, at the time of the reader's zone. */
export function whenAndWhere(
  { starts_at, minutes, office }: WhenAndWhere,
  zone: string,
  language: Language,
): [string, string] {
  const { date, time } = localTime(starts_at, zone)
  const length = sayIn(language)('{count} minutes', { count: minutes })
  return [
    `${capitalized(dayWords(date, language))}, ${time}\u00a0(${zone})`,
    `${length}, ${sayIn(language)(officeTitle(office))}`,
  ]
}
