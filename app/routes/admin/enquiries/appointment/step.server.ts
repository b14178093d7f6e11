// The parts that the pages which change an appointment share.
import { officeTitle } from '#app/content/company/offices.ts'
import { db } from '#app/db.server.ts'
import { wishIn } from '#app/features/appointments/offer.server.ts'
import { moveTaken, noneToCome } from '#app/features/appointments/words.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { wordIn } from '#app/languages/phrases.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { dateFormat } from '#app/time/date-format.ts'
import type { Appointment } from '#db/tables/appointments.ts'

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

export const refusals = {
  none: noneToCome,
  same: 'It already has this time.',
  taken: { errors: { slot: [moveTaken] }, status: 409 },
}

type Asking = Pick<Asked, 'staff' | 'language' | 'say'>

/** In the reader's zone. */
export function whenAndWhere(
  { starts_at, minutes, office }: Appointment,
  { staff, language, say }: Asking,
): [string, string] {
  const { timeZone } = staff
  const format = dateFormat(pageLanguages[language].locale, { dateStyle: 'full', timeStyle: 'short', timeZone })
  const length = say('{count} minutes', { count: minutes })
  const day = format.format(starts_at)
  return [
    `${day.charAt(0).toUpperCase()}${day.slice(1)} (${timeZone})`,
    `${length}, ${wordIn(language)(officeTitle(office))}`,
  ]
}
