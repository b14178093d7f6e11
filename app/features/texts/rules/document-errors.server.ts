// The errors of a document that its schema alone does not find.
import { type Branch, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { labelIn } from '#app/forms/document/label-in.server.ts'
import type { Errors } from '#app/forms/form-state.ts'
import { message } from '#app/languages/message.ts'
import type { Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { ownFields, type TextKind, type TextPlace } from '../define-texts.ts'
import { missingPictures } from '../pictures.server.ts'
import { unknownNames } from './braces.ts'

/** Null without any. @param language of the errors */
export async function documentErrors(
  trx: Trx,
  kind: TextKind,
  place: TextPlace,
  document: Branch,
  now: number,
  language: Language = 'en',
): Promise<Errors | null> {
  const errors = {
    ...unknownNames(kind, place, document, language),
    ...reversedHours(kind, place, document, language),
    ...futureDays(kind, place, document, now, language),
    ...(await missingPictures(trx, kind, place, document, language)),
  }
  return Object.keys(errors).length > 0 ? errors : null
}

/** Finds hours that end before they begin. */
export function reversedHours(kind: TextKind, place: TextPlace, document: Branch, language: Language = 'en'): Errors {
  const fields = ownFields(kind, place.language)
  const values = valuesOf(fields, document)
  const found = placesIn(fields, values).filter(({ name }) => {
    const opens = values[name.replace(/closes$/, 'opens')]
    return name.endsWith('.closes') && String(values[name]) <= String(opens)
  })
  return Object.fromEntries(
    found.map(({ name, label }) => [
      name,
      [message('{label} must be later than the opening time', { label: labelIn(language, label) })],
    ]),
  )
}

const hour = 60 * 60_000

/** Finds days that have not come yet in fields for what has happened. */
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
