// Reads texts for the site: the published version, or else the code's text, with the names in braces filled in.
import type { Branch } from '#app/forms/document/document-values.ts'
import type { DocumentOf, Fields } from '#app/forms/document/field-types.ts'
import { oncePerRequest } from '#app/http/edge/per-request.server.ts'
import { logError } from '#app/process/log.server.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import type { TextState } from '#db/tables/texts.ts'
import { nameInCode, readName } from './company/company-name.server.ts'
import { codeText, countedKinds, needsReview, type TextKind, type TextPlace, withPlaceholders } from './define-texts.ts'
import { askedDraft, askedTranslations, isLinkOpen, type Linked } from './drafts/draft-links.server.ts'
import { type Editing, editing, withMarks } from './editing.server.ts'
import { hasNames, type Names, withNamesFilled } from './names-in-braces.ts'
import { newestNumberOf, textNames } from './newest.server.ts'
import { type EntryLine, entriesOf, listOrder } from './order.server.ts'
import { parseStored } from './read-document.ts'
import { isDue, statesOf } from './versions.server.ts'

type Entry = {
  /** Null when it no longer fits the schema. */
  document: Branch | null
  from: number | null
  until: number | null
}
type Loaded = {
  number: number
  texts: Map<string, Partial<Record<TextState, Entry>>>
  order: readonly EntryLine[]
}

const nothing: Loaded = { number: 0, texts: new Map(), order: [] }
const lastRead = new WeakMap<Db, Map<string, Loaded>>()

const nameOf = ({ key, language }: TextPlace) => `${key} ${language}`

/** Returns a text of the kind as the site shows it now. @throws Response 404 for a translation that is not signed off */
export type Shown<Shape extends Fields> = (key: string, language: Language) => DocumentOf<Shape>

/** While the database cannot be read, the site shows the texts that it read last. Inside a transaction that fails. */
export async function readTexts<Shape extends Fields>(
  db: Db | Trx,
  kind: TextKind<Shape>,
  now: number,
): Promise<Shown<Shape>> {
  const loaded = await loaderOf(db)(kind)
  const names = needsNames(loaded, kind) ? await readNames(db, now) : noNames
  return readerOf(loaded, kind, now, { names, edits: await editsOf(db) })
}

const editsOf = (db: Db | Trx) => (db.isTransaction ? null : editing(db))

const loaderOf = (db: Db | Trx) => (kind: TextKind) => (db.isTransaction ? load(db, kind, 0) : loadForReader(db, kind))

/** The texts that no longer fit the schema; the site shows the code's text for them. */
export async function misfitsOf(db: Db, kind: TextKind): Promise<string[]> {
  const { texts } = await loadOrLast(db, kind)
  const isMisfit = ({ live, planned }: Partial<Record<TextState, Entry>>) =>
    [live, planned].some((one) => one?.document === null)
  return [...texts].filter(([, states]) => isMisfit(states)).map(([name]) => name)
}

export type EntryOf<Shape extends Fields> = DocumentOf<Shape> & { id: string }

/**
 * The entries of a list as the site shows them now, in their order; the same array until one changes. In another language
 * than the first, those whose translation is signed off.
 */
export async function readEntries<Shape extends Fields>(
  db: Db | Trx,
  kind: TextKind<Shape>,
  now: number,
  language: Language = kind.languages[0],
): Promise<readonly EntryOf<Shape>[]> {
  const entries = shownEntries(await loaderOf(db)(kind), kind, now, language)
  const names = entries.some(hasNames) ? await readNames(db, now) : noNames
  const edits = await editsOf(db)
  const shown = entries.map((entry) => {
    const filled = withNamesFilled(entry, names)
    return edits ? withMarks(edits, kind, { key: String(entry.id), language }, filled) : filled
  })
  const known = lastEntries.get(kind) ?? new Map<Language, readonly Branch[]>()
  lastEntries.set(kind, known)
  const last = known.get(language)
  if (last?.length === shown.length && shown.every((one, at) => one === last[at])) return last as EntryOf<Shape>[]
  known.set(language, shown)
  return shown as EntryOf<Shape>[]
}

/** Every entry, in English where its translation is not signed off. */
export async function readAllEntries<Shape extends Fields>(
  db: Db | Trx,
  kind: TextKind<Shape>,
  now: number,
  language: Language,
): Promise<readonly EntryOf<Shape>[]> {
  const [all, own] = await Promise.all([readEntries(db, kind, now), readEntries(db, kind, now, language)])
  return all.map((entry) => own.find(({ id }) => id === entry.id) ?? entry)
}

function shownEntries(loaded: Loaded, kind: TextKind, now: number, language = kind.languages[0]): Branch[] {
  const [first] = kind.languages
  return entriesOf(kind, loaded.order)
    .filter(({ key, state }) => state === 'shown' && isPublic(loaded, kind, { key, language }, now))
    .map(({ key }) => {
      const base = entryOf(kind, key, ownDocument(loaded, kind, { key, language: first }, now))
      return base && language !== first ? entryOf(kind, key, wholeDocument(loaded, kind, { key, language }, now)) : base
    })
    .filter((entry) => entry !== null)
}

/** The keys whose text visitors can read in the language, in the order of the list. */
export async function publicKeys(db: Db | Trx, kind: TextKind, now: number, language: Language): Promise<string[]> {
  const loaded = await loaderOf(db)(kind)
  const keys = kind.list ? shownEntries(loaded, kind, now, language).map(({ id }) => String(id)) : kind.keys
  return keys.filter((key) => isPublic(loaded, kind, { key, language }, now))
}

/** The document of a kind with only one. */
export async function readPage<Shape extends Fields>(
  db: Db | Trx,
  kind: TextKind<Shape>,
  now: number,
  language: Language = kind.languages[0],
): Promise<DocumentOf<Shape>> {
  return (await readTexts(db, kind, now))(kind.keys[0] ?? '', language)
}

const noNames: Names = { words: new Map(), counts: new Map() }
const lastNames = new Map<string, Names>()
const mostNames = 50

const readNames = (db: Db | Trx, now: number): Promise<Names> =>
  db.isTransaction ? countNames(db, now) : oncePerRequest(db, textNames, () => countNames(db, now))

/** The same object while nothing changes. */
async function countNames(db: Db | Trx, now: number): Promise<Names> {
  const [{ name, slogan, mark }, counted] = await Promise.all([
    readName(db),
    Promise.all(countedKinds.map(async (kind) => countsOf(shownEntries(await loaderOf(db)(kind), kind, now), kind))),
  ])
  const words = { company: name, slogan, mark }
  const counts = counted.flat()
  const key = JSON.stringify([words, counts])
  const names = lastNames.get(key) ?? { words: new Map(Object.entries(words)), counts: new Map(counts) }
  if (lastNames.size >= mostNames) lastNames.clear()
  lastNames.set(key, names)
  return names
}

/** Fills the names in braces of a text that is not stored. */
export const withNamesOfSite = async <Text extends Branch>(db: Db, text: Text, now: number): Promise<Text> =>
  withNamesFilled(text, await readNames(db, now)) as Text

const countsOf = (entries: readonly Branch[], { list }: TextKind): [name: string, count: number][] =>
  Object.entries(list?.counted ?? {}).map(([name, counts]) => [name, entries.filter(counts).length])

/** Without a database: no list is counted. */
export const namesInCode: Names = {
  words: new Map([
    ['company', nameInCode.name],
    ['slogan', nameInCode.slogan],
    ['mark', nameInCode.mark],
  ]),
  counts: new Map(),
}

const needing = new WeakMap<Loaded, boolean>()

function needsNames(loaded: Loaded, kind: TextKind): boolean {
  const known = loaded === nothing ? undefined : needing.get(loaded)
  if (known !== undefined) return known
  const stored = [...loaded.texts.values()].flatMap(({ live, planned }) => [live?.document, planned?.document])
  const seeds = kind.keys.flatMap((key) => kind.languages.map((language) => codeText(kind, { key, language })))
  const needs = [...stored, ...seeds].some((document) => document && hasNames(document))
  if (loaded !== nothing) needing.set(loaded, needs)
  return needs
}

const lastEntries = new WeakMap<object, Map<Language, readonly Branch[]>>()
const identified = new WeakMap<Branch, Map<string, Branch>>()

/** Null for an entry that staff added and have not published yet. */
function entryOf(kind: TextKind, key: string, document: Branch): Branch | null {
  if (document === codeText(kind, { key, language: kind.languages[0] }) && !kind.keys.includes(key)) return null
  const known = identified.get(document) ?? new Map<string, Branch>()
  identified.set(document, known)
  const entry = known.get(key) ?? { ...document, id: key }
  known.set(key, entry)
  return entry
}

/** With the draft in place, where the reader's link allows it. */
async function loadForReader(db: Db, kind: TextKind): Promise<Loaded> {
  if (await editing(db)) return withAllDrafts(db, kind)
  const translations = askedTranslations(db)
  if (translations && needsReview(kind, translations.language)) return withTranslations(db, kind, translations)
  const loaded = await loadOrLast(db, kind)
  const asked = askedDraft(db, kind)
  const document = asked && (await findDraft(db, kind, asked))
  if (!document) return loaded
  const live = { document, from: null, until: null }
  const order = loaded.order.map((line) =>
    line.key === asked.key && line.state === 'hidden' ? { ...line, state: 'shown' as const } : line,
  )
  return { ...loaded, texts: new Map(loaded.texts).set(nameOf(asked), { live }), order }
}

/** With every translation of the language in place that is not signed off yet, for the preview of a whole page. */
const withTranslations = (db: Db, kind: TextKind, { language, id }: { language: Language; id: string }) =>
  oncePerRequest(db, `translations of ${kind.kind}`, async (): Promise<Loaded> => {
    const loaded = await loadOrLast(db, kind)
    return (await isLinkOpen(db, id)) ? withDrafts(db, kind, loaded, [language]) : loaded
  })

/** For staff who edit the page: with the drafts and translations of all languages. */
const withAllDrafts = (db: Db, kind: TextKind) =>
  oncePerRequest(db, `drafts of ${kind.kind}`, async () =>
    withDrafts(db, kind, await loadOrLast(db, kind), kind.languages),
  )

/** Shows each language's drafts in place of its published texts, and the code's translations that nobody has published yet. */
async function withDrafts(db: Db, kind: TextKind, loaded: Loaded, languages: readonly Language[]): Promise<Loaded> {
  const now = Date.now()
  const keys = kind.list ? entriesOf(kind, loaded.order).map(({ key }) => key) : kind.keys
  const texts = new Map(loaded.texts)
  const put = (place: TextPlace, document: Branch | null | undefined) =>
    document && texts.set(nameOf(place), { live: { document, from: null, until: null } })
  for (const language of languages.filter((one) => needsReview(kind, one))) {
    for (const key of keys) {
      const place = { key, language }
      if (!currentDocument(loaded, place, now) && kind.translation?.(key, language)) put(place, codeText(kind, place))
    }
  }
  const drafts = await db
    .selectFrom('texts')
    .innerJoin('text_versions', (join) =>
      join.onRef('text_versions.kind', '=', 'texts.kind').onRef('text_versions.number', '=', 'texts.number'),
    )
    .select(['texts.key', 'texts.language', 'texts.state', 'text_versions.document', 'text_versions.schema'])
    .where('texts.kind', '=', kind.kind)
    .where('texts.state', '=', 'draft')
    .where('texts.language', 'in', languages)
    .execute()
  for (const draft of drafts) put(draft, readOnce(kind, draft))
  return { ...loaded, texts }
}

/** Null where the version of the link is no longer a draft or planned, or the link was withdrawn. */
const findDraft = (db: Db, kind: TextKind, { number, id, ...place }: TextPlace & Linked) =>
  oncePerRequest(db, `draft of ${kind.kind}`, async (): Promise<Branch | null> => {
    try {
      if (!(await isLinkOpen(db, id))) return null
      const { draft, planned } = await statesOf(db, kind, place)
      const linked = [draft, planned].find((one) => one?.number === number)
      return linked ? readOnce(kind, { ...place, ...linked, state: 'draft' }) : null
    } catch (error) {
      logError(error, { reading: `a draft of ${kind.kind}` })
      return null
    }
  })

/** The entry of the kind that this request shows as a draft; null without one. */
export async function draftShown(db: Db | Trx, kind: TextKind): Promise<string | null> {
  const asked = db.isTransaction ? null : askedDraft(db, kind)
  return asked && (await findDraft(db, kind, asked)) ? asked.key : null
}

async function loadOrLast(db: Db, kind: TextKind): Promise<Loaded> {
  const known = lastRead.get(db) ?? new Map<string, Loaded>()
  lastRead.set(db, known)
  const last = known.get(kind.kind) ?? nothing
  try {
    const number = await newestNumberOf(db, kind.kind)
    if (number === last.number) return last
    const loaded = await load(db, kind, number)
    known.set(kind.kind, loaded)
    return loaded
  } catch (error) {
    logError(error, { reading: `texts of ${kind.kind}` })
    return last
  }
}

/** @param number the newest number before the read: rows that are newer are read again next time */
async function load(db: Db | Trx, kind: TextKind, number: number): Promise<Loaded> {
  const rows = await db
    .selectFrom('texts')
    .innerJoin('text_versions', (join) =>
      join.onRef('text_versions.kind', '=', 'texts.kind').onRef('text_versions.number', '=', 'texts.number'),
    )
    .select(['texts.key', 'texts.language', 'texts.state', 'texts.live_from', 'texts.live_until'])
    .select(['text_versions.document', 'text_versions.schema'])
    .where('texts.kind', '=', kind.kind)
    .where('texts.state', '!=', 'draft')
    .execute()
  const texts: Loaded['texts'] = new Map()
  for (const row of rows) {
    // Taken offline: the code's translation is a draft.
    if (row.document === null && needsReview(kind, row.language)) continue
    const document = readOnce(kind, row)
    const states = texts.get(nameOf(row)) ?? {}
    texts.set(nameOf(row), { ...states, [row.state]: { document, from: row.live_from, until: row.live_until } })
  }
  return { number, texts, order: kind.list ? await listOrder(db, kind) : [] }
}

type Row = TextPlace & Parameters<typeof parseStored>[2] & { state: TextState }
const lastParsed = new Map<string, { row: Row; document: Branch | null }>()

/** Transactions have no cache of their own: an equal document is parsed once for all. */
function readOnce(kind: TextKind, row: Row): Branch | null {
  const name = `${kind.kind} ${nameOf(row)} ${row.state}`
  const last = lastParsed.get(name)
  if (last?.row.document === row.document && last.row.schema === row.schema) return last.document
  const stored = parseStored(kind, row, row)
  const document = stored && withPlaceholders(stored, codeText(kind, row))
  lastParsed.set(name, { row, document })
  return document
}

/** The reader returns the same object until the text changes. */
function readerOf<Shape extends Fields>(
  loaded: Loaded,
  kind: TextKind<Shape>,
  now: number,
  { names, edits }: { names: Names; edits: Editing | null },
): Shown<Shape> {
  return (key, language) => {
    const place = { key, language }
    if (!isPublic(loaded, kind, place, now)) throw new Response(null, { status: 404 })
    const document = withNamesFilled(wholeDocument(loaded, kind, place, now), names)
    return (edits ? withMarks(edits, kind, place, document) : document) as DocumentOf<Shape>
  }
}

const isPublic = (loaded: Loaded, kind: TextKind, place: TextPlace, now: number) =>
  !needsReview(kind, place.language) || Boolean(currentDocument(loaded, place, now))

/** With what all languages have in common. */
function wholeDocument(loaded: Loaded, kind: TextKind, { key, language }: TextPlace, now: number): Branch {
  const [first] = kind.languages
  const base = ownDocument(loaded, kind, { key, language: first }, now)
  return language === first ? base : withShared(base, ownDocument(loaded, kind, { key, language }, now), kind.shared)
}

const ownDocument = (loaded: Loaded, kind: TextKind, place: TextPlace, now: number) =>
  currentDocument(loaded, place, now) ?? codeText(kind, place)

const joined = new WeakMap<Branch, { base: Branch; whole: Branch }>()

function withShared(base: Branch, own: Branch, shared: readonly string[]): Branch {
  const last = joined.get(own)
  if (last?.base === base) return last.whole
  const whole = { ...base, ...own, ...Object.fromEntries(shared.map((name) => [name, base[name] ?? ''])) }
  joined.set(own, { base, whole })
  return whole
}

function currentDocument({ texts }: Loaded, place: TextPlace, now: number): Branch | null | undefined {
  const { live, planned } = texts.get(nameOf(place)) ?? {}
  return planned?.document && isDue(planned, now) ? planned.document : live?.document
}
