// The versions of one text, and which of them is the draft, live or planned.

import type { Texts } from '#app/features/versions/compare-texts.ts'
import { newestVersion as newestOf, type Version } from '#app/features/versions/versions.server.ts'
import { type Branch, type Tree, valuesOf } from '#app/forms/document/document-values.ts'
import { fieldLabel } from '#app/forms/document/label-in.server.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import type { TextState, TextVersion } from '#db/tables/texts.ts'
import { ownFields, ownSeed, type TextKind, type TextPlace, unnamed } from './define-texts.ts'
import { hasPreview } from './drafts/draft-links.server.ts'
import { entriesOf, type ListedEntry, listOrder } from './order.server.ts'
import { parseStored } from './parse-stored.ts'

export type StoredVersion = Pick<TextVersion, 'number' | 'action' | 'document' | 'schema' | 'before' | 'source'>

/** Named by the paths of their fields. */
export const textVersions = (db: Db | Trx, kind: TextKind, place: TextPlace) => ({
  db,
  rows: db
    .selectFrom('text_versions')
    .select(['number as id', 'number', 'action as kind', 'saved_at as at', 'saved_by as by', 'changed', ...stored])
    .where('kind', '=', kind.kind)
    .where('key', '=', place.key)
    .where('language', '=', place.language),
  textsOf: (version: Version & Content) => textsIn(kind, place, version),
  begun: () => textsIn(kind, place, versionOfCode(kind)),
})

type Content = Pick<TextVersion, 'document' | 'schema'>

/** Those of the code for one that fits no longer. */
export const textsIn = (kind: TextKind, place: TextPlace, version: Content): Texts =>
  valuesOf(ownFields(kind, place.language), parseStored(kind, place, version) ?? ownSeed(kind, place)) as Texts

const stored = ['action', 'document', 'schema', 'before', 'source'] as const

/** The version that a change is based on; conflicts do not count. Number 0 is the code's text. */
export const newestVersion = async (db: Db | Trx, kind: TextKind, place: TextPlace): Promise<StoredVersion> =>
  (await newestOf(textVersions(db, kind, place))) ?? versionOfCode(kind)

export const versionOfCode = ({ version }: TextKind): StoredVersion => ({
  number: 0,
  action: 'returned',
  document: null,
  schema: version,
  before: null,
  source: null,
})

/** The number of a refused version with this document, since the last one that was accepted; null without one. */
export async function findConflict(
  db: Db | Trx,
  kind: TextKind,
  place: TextPlace,
  document: string,
): Promise<number | null> {
  const { number: accepted } = await newestVersion(db, kind, place)
  const kept = await textVersions(db, kind, place)
    .rows.where('number', '>', accepted)
    .where('action', '=', 'conflict')
    .where('document', '=', document)
    .executeTakeFirst()
  return kept?.number ?? null
}

/** The labels of the changed fields as their form has them, each once. */
export const changedLabels = ({ fields }: TextKind, changed: string, language: Language = 'en'): string =>
  [...new Set(changed.split(' ').map((name) => fieldLabel(language, fields, name)))].filter(Boolean).join(', ')

export type PlacedVersion = StoredVersion & { from: number | null; until: number | null }
export type States = Partial<Record<TextState, PlacedVersion>>

export const isDue = ({ from, until }: Pick<PlacedVersion, 'from' | 'until'>, now: number) =>
  (from ?? 0) <= now && now < (until ?? Infinity)

/** As they count now: a plan without an end is the live text once it is due, and one that has ended is none. */
export function statesNow({ draft, live, planned }: States, now: number): States {
  const others = { draft, live }
  if (!planned) return others
  if (planned.until !== null) return planned.until <= now ? others : { ...others, planned }
  return isDue(planned, now) ? { draft, live: planned } : { ...others, planned }
}

export async function statesOf(db: Db | Trx, { kind }: TextKind, { key, language }: TextPlace): Promise<States> {
  const rows = await db
    .selectFrom('texts')
    .innerJoin('text_versions as v', (join) =>
      join.onRef('v.kind', '=', 'texts.kind').onRef('v.number', '=', 'texts.number'),
    )
    .select(['texts.state', 'texts.live_from as from', 'texts.live_until as until'])
    .select(['v.number', 'v.action', 'v.document', 'v.schema', 'v.before', 'v.source'])
    .where('texts.kind', '=', kind)
    .where('texts.key', '=', key)
    .where('texts.language', '=', language)
    .execute()
  return Object.fromEntries(rows.map(({ state, ...version }) => [state, version]))
}

/** The version that visitors read now; undefined for the code's text. */
export const shownVersion = ({ live, planned }: States, now: number) =>
  planned && isDue(planned, now) ? planned : live

/** The text in the kind's first language that a translation has to follow, as visitors see it now. */
export async function sourceOf(db: Db | Trx, kind: TextKind, place: TextPlace, now: number): Promise<Branch> {
  const english = { key: place.key, language: kind.languages[0] }
  return sourceIn(kind, place, await statesOf(db, kind, english), now)
}

/** The same, from the states of the text in the first language. */
export function sourceIn(kind: TextKind, place: TextPlace, states: States, now: number): Branch {
  const english = { key: place.key, language: kind.languages[0] }
  const shown = shownVersion(statesNow(states, now), now)
  const document = (shown && parseStored(kind, english, shown)) ?? ownSeed(kind, english)
  return Object.fromEntries(Object.keys(ownFields(kind, place.language)).map((name) => [name, document[name] ?? '']))
}

export type EditedText = States & { document: Branch; version: number; isMisfit: boolean; title: string }

/** The first values of its form: the draft, or else the newest version, or the code's text where that fits no longer. */
export async function findEdited(db: Db, kind: TextKind, place: TextPlace): Promise<EditedText | null> {
  const [newest, states, order] = await Promise.all([
    newestVersion(db, kind, place),
    statesOf(db, kind, place),
    kind.list ? listOrder(db, kind) : [],
  ])
  return editedIn(kind, place, { newest, states, entries: entriesOf(kind, order) })
}

type Read = { newest: StoredVersion; states: States; entries: readonly ListedEntry[] }

/** The same, from what was read of it and of its list. */
export function editedIn(kind: TextKind, place: TextPlace, { newest, states, entries }: Read): EditedText | null {
  const { key } = place
  const at = entries.findIndex((one) => one.key === key)
  const entry = entries[at]
  if (!entry && !kind.keys.includes(key)) return null
  const edited = states.draft ?? newest
  const stored = parseStored(kind, place, edited)
  const begun = stored ?? ownSeed(kind, place)
  const document = edited.document === null && entry ? withTitle(kind, begun, entry.title) : begun
  return {
    document,
    version: newest.number,
    isMisfit: stored === null,
    title: titleOf(kind, key, document, { typed: entry?.title, number: at + 1 }),
    ...states,
  }
}

/** An entry without a text begins with the name that it was added with. */
const withTitle = ({ list }: TextKind, document: Branch, title: string | null) =>
  list && title && document[list.titled] === '' ? { ...document, [list.titled]: title } : document

type Otherwise = { typed: string | null | undefined; number: number }

function titleOf({ list, title, keyTitle }: TextKind, key: string, document: Branch, { typed, number }: Otherwise) {
  if (!list) return keyTitle?.(key) ?? title
  const own = document[list.titled]
  const begun = list.begun ? beginningOf(firstLine(document[list.begun])) : ''
  return (typeof own === 'string' && own) || typed || begun || unnamed(capitalized(list.one), number)
}

/** As many whole words as fit into a title, in quotes. */
function beginningOf(line: string): string {
  if (!line) return ''
  const most = 60
  const end = line.lastIndexOf(' ', most)
  return line.length <= most ? `“${line}”` : `“${line.slice(0, end > 0 ? end : most)} …”`
}

export const textTitle = async (db: Db, kind: TextKind, place: TextPlace): Promise<string | null> =>
  kind.list ? ((await findEdited(db, kind, place))?.title ?? null) : (kind.keyTitle?.(place.key) ?? kind.title)

/** @property path the page that shows it  @property canPreview whether it has a draft or a planned text, and a page of the site */
export type ListedText = ListedEntry & {
  title: string
  path: string
  isPublished: boolean
  hasDraft: boolean
  isPlanned: boolean
  canPreview: boolean
  /** Its first line, in a list that shows it. */
  opening: string | null
  /** The list shows it beside the title. */
  beside: string
  /** Why visitors do not see it although it is published. */
  withheld: Phrase | null
}

/** The entries of a list as staff see it: by the title of the newest version in the first language. */
export async function listTexts(db: Db, kind: TextKind, now: number, locale = 'en'): Promise<ListedText[]> {
  const { languages, list } = kind
  const [language] = languages
  const entries = entriesOf(kind, await listOrder(db, kind))
  return Promise.all(
    entries.map(async (entry) => {
      const edited = await findEdited(db, kind, { key: entry.key, language })
      const { draft, live, planned } = statesNow(edited ?? {}, now)
      const isPublished = !entry.isAdded || Boolean(live?.document) || planned !== undefined
      const [hasDraft, isPlanned] = [draft !== undefined, planned !== undefined]
      const canPreview = (hasDraft || isPlanned) && hasPreview(kind, { key: entry.key, language })
      const path = kind.path(entry.key)
      return {
        ...entry,
        title: edited?.title ?? entry.key,
        path,
        isPublished,
        hasDraft,
        isPlanned,
        canPreview,
        opening: list?.opening ? firstLine(edited?.document[list.opening]) : null,
        beside: (edited && list?.beside?.text(edited.document, locale)) ?? '',
        withheld: list?.withheld?.lacks(sourceIn(kind, { key: entry.key, language }, edited ?? {}, now)).length
          ? list.withheld.label
          : null,
      }
    }),
  )
}

const firstLine = (text: Tree | undefined) => (typeof text === 'string' ? (text.split('\n')[0] ?? '') : '')

/** The entries that staff removed from a list, by the names that they were added with. */
export const listRemoved = async (db: Db, kind: TextKind): Promise<{ key: string; title: string }[]> =>
  (await listOrder(db, kind))
    .filter(({ state }) => state === 'removed')
    .map(({ key, title }) => ({ key, title: title ?? key }))
