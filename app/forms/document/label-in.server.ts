// A field's label on the server, which knows every phrase.
import { sayIn } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import { type Label, labelAt } from './document-values.ts'
import type { Fields } from './field-types.ts'
import { labelWith } from './words-language.ts'

/** @param label as placesIn or labelAt give it */
export const labelIn = (language: Language, label: Label): string => labelWith(sayIn(language), language, label)

/** The label of a field by its path; a path that the document does not have stays as it is. */
export function fieldLabel(language: Language, fields: Fields, path: string): string {
  const label = labelAt(fields, path)
  return label ? labelIn(language, label) : path
}
