// The fields of a text with what the site misses in them.
import { missingIn, ownFields, type TextKind, type TextPlace } from '#app/features/texts/define-texts.ts'
import type { Field, Fields } from '#app/forms/document/field-types.ts'
import type { FormValues } from '#app/forms/form-state.ts'

export function missingHints(kind: TextKind, { key, language }: TextPlace, values: FormValues): Fields {
  const missing = missingIn(kind)
    .filter((fact) => fact.key === key && fact.language === language && values[fact.name] === '')
    .map(({ name }) => name)
  return hinted(ownFields(kind, language), missing, '')
}

const hinted = (fields: Fields, missing: readonly string[], path: string): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, hintedField(field, missing, path + name)]))

function hintedField(field: Field, missing: readonly string[], name: string): Field {
  if (field.is === 'group') return { ...field, fields: hinted(field.fields, missing, `${name}.`) }
  if (field.is === 'rows' || !missing.includes(name)) return field
  return {
    ...field,
    hint: ['Still missing, so visitors see the site without it.', field.hint].filter(Boolean).join(' '),
  }
}
