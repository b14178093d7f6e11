// A text as its form begins with it, and its fields with what the site misses in them.
import { db } from '#app/db.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { readName } from '#app/features/texts/company/company-name.server.ts'
import { missingIn, ownFields, type TextKind, type TextPlace } from '#app/features/texts/define-texts.ts'
import { draftPath } from '#app/features/texts/drafts/draft-links.server.ts'
import { findKind } from '#app/features/texts/kinds.server.ts'
import { withNameInBraces } from '#app/features/texts/names-in-braces.ts'
import { withNamesOfSite } from '#app/features/texts/read-texts.server.ts'
import { sectionsOf } from '#app/features/texts/sections.ts'
import { findEdited, listTexts } from '#app/features/texts/versions.server.ts'
import { canUndo } from '#app/features/texts/write-texts.server.ts'
import { type Branch, valuesOf } from '#app/forms/document/document-values.ts'
import type { Field, Fields } from '#app/forms/document/field-types.ts'
import type { Option } from '#app/forms/fields/fields.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { crumbsOf, textOf } from './text-of.server.ts'

export function fieldsIn({ params }: Pick<Asked, 'params'>) {
  const { kind, place } = textOf(params)
  return ownFields(kind, place.language)
}

/** A typed name of the company follows its next change, but not where the law wants the name of that day. */
export async function inNameOf({ ownName = [] }: TextKind, document: Branch): Promise<Branch> {
  const kept = Object.entries(document).filter(([name]) => ownName.includes(name))
  return { ...withNameInBraces(document, (await readName(db)).name), ...Object.fromEntries(kept) }
}

/** For the preview of Markdown, with the names in braces filled in. */
export const partsOf = async (text: string) => sectionsOf((await withNamesOfSite(db, { text }, Date.now())).text)

export async function editedText({ params, staff: { role, timeZone }, now }: Asked) {
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
    fields: withEntries(missingHints(kind, place, values), await entriesFor(ownFields(kind, place.language))),
    values: { ...values, version: String(version) },
    version,
    isMisfit,
    isDraft: draft !== undefined,
    preview: draft ? draftPath(kind, place, now) : null,
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

type Entries = ReadonlyMap<string, readonly Option[]>

/** The entries of each kind that a field refers to, for its choices. */
async function entriesFor(fields: Fields): Promise<Entries> {
  const kinds = [...new Set(refsIn(fields))].flatMap((name) => findKind(name) ?? [])
  const listed = kinds.map(async (kind) => {
    const entries = await listTexts(db, kind)
    return [kind.kind, entries.map(({ key, title }) => ({ value: key, label: title }))] as const
  })
  return new Map(await Promise.all(listed))
}

const refsIn = (fields: Fields): string[] => Object.values(fields).flatMap(refsInField)

function refsInField(field: Field): string[] {
  if (field.is === 'group') return refsIn(field.fields)
  if (field.is === 'rows') return refsInField(field.item)
  return field.of ? [field.of] : []
}

const withEntries = (fields: Fields, entries: Entries): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, withEntriesIn(field, entries)]))

function withEntriesIn<F extends Field>(field: F, entries: Entries): F {
  if (field.is === 'group') return { ...field, fields: withEntries(field.fields, entries) }
  if (field.is === 'rows') return { ...field, item: withEntriesIn(field.item, entries) }
  return field.of ? { ...field, options: entries.get(field.of) ?? [] } : field
}
