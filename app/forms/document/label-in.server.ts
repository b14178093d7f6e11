// A field's label on the server, which knows every phrase.
import { translated } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import { labelAt } from './document-values.ts'
import type { Fields } from './field-types.ts'
import { labelWith } from './label-in.ts'

/** @param label as placesIn or labelAt give it */
export const labelIn = (language: Language, label: string): string =>
  labelWith((part) => translated(language, part), language, label)

/** The label of a field by its path; a path that the document does not have stays as it is. */
export const fieldLabel = (language: Language, fields: Fields, path: string): string =>
  labelIn(language, labelAt(fields, path) ?? path)
