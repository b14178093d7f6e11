// References: the codes with which people name a record on the phone and in mails.
import { parseReference } from '#db/queries/reference.ts'
import type { RecordKind } from '#db/tables/records.ts'
import { kindNames, recordKinds } from './kinds.ts'

/** The kind of a normalised reference. */
export const kindOf = (reference: string): RecordKind | null =>
  kindNames.find((kind) => reference.startsWith(`${recordKinds[kind].prefix}-`)) ?? null

/** Normalises a typed reference of this kind; empty if it is invalid. */
export const referenceIn = (kind: RecordKind, typed = ''): string =>
  parseReference(recordKinds[kind].prefix, typed) ?? ''

/** Every reference that the typed one can mean, because people leave the prefix out. */
export const possibleReferences = (typed: string): string[] =>
  kindNames.map((kind) => referenceIn(kind, typed)).filter(Boolean)
