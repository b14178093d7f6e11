// The parts that the pages which change an appointment share.

import { db } from '#app/db.server.ts'
import { wishIn } from '#app/features/appointments/offer.server.ts'
import { hasAnotherOne, moveTaken, noneToCome } from '#app/features/appointments/words.ts'
import { recordPath } from '#app/features/records/kinds.ts'
import { findRecord } from '#app/features/records/records.server.ts'
import { referenceIn } from '#app/features/records/reference.ts'
import type { Problem } from '#app/forms/read/read-form.server.ts'

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
