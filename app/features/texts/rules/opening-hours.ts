// Finds hours that end before they begin.
import { type Branch, placesIn, valuesOf } from '#app/forms/document/document-values.ts'
import type { FieldErrors } from '#app/forms/form-state.ts'
import { ownFields, type TextKind, type TextPlace } from '../define-texts.ts'

export function reversedHours(kind: TextKind, { language }: TextPlace, document: Branch): FieldErrors {
  const fields = ownFields(kind, language)
  const values = valuesOf(fields, document)
  const found = placesIn(fields, values).filter(({ name }) => {
    const opens = values[name.replace(/closes$/, 'opens')]
    return name.endsWith('.closes') && String(values[name]) <= String(opens)
  })
  return Object.fromEntries(found.map(({ name, label }) => [name, [`${label} must be later than the opening time`]]))
}
