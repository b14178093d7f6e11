// A text as its form begins with it, and its fields with what the site misses in them.
import { db } from '#app/db.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { missingIn, ownFields, type TextKind, type TextPlace } from '#app/features/texts/define-texts.ts'
import { findEdited } from '#app/features/texts/versions.server.ts'
import { canUndo } from '#app/features/texts/write-texts.server.ts'
import { valuesOf } from '#app/forms/document/document-values.ts'
import type { Field, Fields } from '#app/forms/document/field-types.ts'
import type { FormValues } from '#app/forms/form-state.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { crumbsOf, textOf } from './text-of.server.ts'

export function fieldsIn({ params }: Pick<Asked, 'params'>) {
  const { kind, place } = textOf(params)
  return ownFields(kind, place.language)
}

export async function editedText({ params, staff: { role, timeZone } }: Asked) {
  const { kind, place } = textOf(params)
  const edited = await findEdited(db, kind, place)
  if (!edited) return null
  const { document, version, isMisfit, title, draft, live, planned } = edited
  const values = valuesOf(ownFields(kind, place.language), document)
  return {
    kind: kind.kind,
    place,
    title,
    pageTitle: title,
    above: crumbsOf(kind),
    languages: kind.languages,
    onSite: kind.path(place.key),
    fields: missingHints(kind, place, values),
    values: { ...values, version: String(version) },
    version,
    isMisfit,
    isDraft: draft !== undefined,
    isOwn: live?.document === undefined || live.document === null,
    planned: planned ? { from: planned.from, until: planned.until } : null,
    canUndo: planned !== undefined || (live !== undefined && canUndo(live)),
    timeZone,
    mayEdit: can(role, 'texts.edit'),
    mayPublish: can(role, 'texts.publish'),
  }
}

function missingHints(kind: TextKind, { key, language }: TextPlace, values: FormValues): Fields {
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
