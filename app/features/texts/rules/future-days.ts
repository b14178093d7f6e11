// Finds days that have not come yet in fields for what has happened.

import { type Branch, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { labelIn } from '#app/forms/document/label-in.server.ts'
import type { Errors } from '#app/forms/form-state.ts'
import { message } from '#app/languages/message.ts'
import type { Language } from '#db/tables/records.ts'
import { ownFields, type TextKind, type TextPlace } from '../define-texts.ts'

const hour = 60 * 60_000

export function futureDays(
  kind: TextKind,
  place: TextPlace,
  document: Branch,
  now: number,
  language: Language = 'en',
): Errors | null {
  const fields = ownFields(kind, place.language)
  const values = valuesOf(fields, document)
  // Today where the day begins first.
  const today = new Date(now + 14 * hour).toISOString().slice(0, 10)
  const found = placesIn(fields, values).filter(
    ({ name, ...place }) => 'leaf' in place && place.leaf.isPast && String(values[name]) > today,
  )
  if (found.length === 0) return null
  return Object.fromEntries(
    found.map(({ name, label }) => [
      name,
      [message('{label} can’t be in the future', { label: labelIn(language, label) })],
    ]),
  )
}
