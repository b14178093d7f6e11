// What people read out and type to name a record.
import { parseReference } from '#db/queries/reference.ts'
import type { RecordKind } from '#db/tables/records.ts'
import { recordKinds } from './kinds.ts'

const kinds = Object.keys(recordKinds) as RecordKind[]

/** The kind that a reference in its one form belongs to. */
export const kindOf = (reference: string): RecordKind | null =>
  kinds.find((kind) => reference.startsWith(`${recordKinds[kind].prefix}-`)) ?? null

/** A reference of this kind as somebody typed it, in its one form; '' when it cannot be one. */
export const referenceIn = (kind: RecordKind, typed = ''): string =>
  parseReference(recordKinds[kind].prefix, typed) ?? ''

/** Every reference that the typed one can be: people leave the prefix out. */
export const possibleReferences = (typed: string): string[] =>
  kinds.map((kind) => referenceIn(kind, typed)).filter(Boolean)
