// Finds hours that end before they begin.

import { type Branch, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import { labelIn } from '#app/forms/document/label-in.server.ts'
import type { Errors } from '#app/forms/form-state.ts'
import { message } from '#app/languages/message.ts'
import type { Language } from '#db/tables/records.ts'
import { ownFields, type TextKind, type TextPlace } from '../define-texts.ts'

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
