// Reads what staff stored of several kinds of text, with as many queries for a thousand texts as for one.
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import type { TextKind, TextPlace } from '../define-texts.ts'
import { type EntryLine, entriesOf, type ListedEntry } from '../order.server.ts'
import {
  type EditedText,
  editedIn,
  type PlacedVersion,
  type States,
  type StoredVersion,
  versionOfCode,
} from '../versions.server.ts'

export type StoredTexts = {
  entries: (kind: TextKind) => ListedEntry[]
  statesOf: (kind: TextKind, place: TextPlace) => States
  edited: (kind: TextKind, place: TextPlace) => EditedText | null
}

export async function readStored(
  db: Db,
  kinds: readonly TextKind[],
  languages: readonly Language[],
): Promise<StoredTexts> {
  const names = kinds.map(({ kind }) => kind)
  const [ordered, placed, newest] = await Promise.all([
    readOrders(db, names),
    readStates(db, names, languages),
    readNewest(db, names, languages),
  ])
  const lines = new Map<string, EntryLine[]>()
  for (const { kind, ...line } of ordered) lines.set(kind, [...(lines.get(kind) ?? []), line])
  const states = new Map<string, States>()
  for (const { state, ...row } of placed)
    states.set(nameOf(row), { ...states.get(nameOf(row)), [state]: versionIn(row) })
  const versions = new Map(newest.map((row): [string, StoredVersion] => [nameOf(row), row]))
  const entries = (kind: TextKind) => (kind.list ? entriesOf(kind, lines.get(kind.kind) ?? []) : [])
  const statesOf = ({ kind }: TextKind, place: TextPlace): States => states.get(nameOf({ kind, ...place })) ?? {}
  return {
    entries,
    statesOf,
    edited: (kind: TextKind, place: TextPlace) =>
      editedIn(kind, place, {
        newest: versions.get(nameOf({ kind: kind.kind, ...place })) ?? versionOfCode(kind),
        states: statesOf(kind, place),
        entries: entries(kind),
      }),
  }
}

const nameOf = ({ kind, key, language }: TextPlace & { kind: string }) => `${kind} ${key} ${language}`

const readOrders = (db: Db, kinds: readonly string[]) =>
  db
    .selectFrom('text_order')
    .select(['kind', 'key', 'position', 'state', 'title'])
    .where('kind', 'in', kinds)
    .orderBy('position')
    .execute()

const readStates = (db: Db, kinds: readonly string[], languages: readonly Language[]) =>
  db
    .selectFrom('texts')
    .innerJoin('text_versions as v', (join) =>
      join.onRef('v.kind', '=', 'texts.kind').onRef('v.number', '=', 'texts.number'),
    )
    .select(['texts.kind', 'texts.key', 'texts.language', 'texts.state'])
    .select(['texts.live_from as from', 'texts.live_until as until'])
    .select(['v.number', 'v.action', 'v.document', 'v.schema', 'v.before', 'v.source'])
    .where('texts.kind', 'in', kinds)
    .where('texts.language', 'in', languages)
    .execute()

type StateRow = Omit<Awaited<ReturnType<typeof readStates>>[number], 'state'>

const versionIn = ({ from, until, number, action, document, schema, before, source }: StateRow): PlacedVersion => ({
  ...{ from, until, number, action, document, schema, before, source },
})

/** The newest version of each text; conflicts do not count. */
const readNewest = (db: Db, kinds: readonly string[], languages: readonly Language[]) =>
  db
    .selectFrom('text_versions as v')
    .innerJoin(
      (query) =>
        query
          .selectFrom('text_versions')
          .select((eb) => ['kind', eb.fn.max('number').as('number')])
          .where('kind', 'in', kinds)
          .where('language', 'in', languages)
          .where('action', '!=', 'conflict')
          .groupBy(['kind', 'key', 'language'])
          .as('newest'),
      (join) => join.onRef('newest.kind', '=', 'v.kind').onRef('newest.number', '=', 'v.number'),
    )
    .select(['v.kind', 'v.key', 'v.language', 'v.number', 'v.action', 'v.document', 'v.schema', 'v.before', 'v.source'])
    .execute()
