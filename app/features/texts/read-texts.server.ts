// Reads texts for the site: the published version, or else the code's text, with the names in braces filled in. Where a page
// has a preview (drafts/preview.server.ts), that is where it reads.
import type { Branch } from '#app/forms/document/document-values.ts'
import type { DocumentOf, Fields } from '#app/forms/document/field-types.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import type { TextState } from '#db/tables/texts.ts'
import { nameIn, nameInCode } from './company/company-name.server.ts'
import { codeText, countedKinds, needsReview, type TextKind, type TextPlace, withPlaceholders } from './define-texts.ts'
import { withMarks } from './editing.server.ts'
import {
  type Edition,
  editionAt,
  endsAt,
  type KindTexts,
  keepKind,
  makeOnce,
  type StoredText,
  type TextSource,
} from './edition.server.ts'
import { hasNames, type Names, withNamesFilled } from './names-in-braces.ts'
import { entriesOf, listOrder } from './order.server.ts'
import { parseStored } from './parse-stored.ts'
import { isDue } from './versions.server.ts'

const nothing: KindTexts = { texts: new Map(), order: [], changes: [] }

export const nameOf = ({ key, language }: TextPlace) => `${key} ${language}`

type Place = { edition: Edition; loaded: KindTexts; now: number }

async function readKind(source: TextSource, kind: TextKind, now: number): Promise<Place> {
  const edition = await editionAt(source, now)
  return (await readIn(edition, kind, now)) ?? readKind(source, kind, now)
}

/** Null where the edition ended meanwhile. */
async function readIn(edition: Edition, kind: TextKind, now: number): Promise<Place | null> {
  const published = await keepKind(edition, kind.kind, () => load(edition.db, kind), nothing)
  if (!endsAt(edition, published.changes, now)) return null
  const { preview } = edition
  if (!preview) return { edition, loaded: published, now }
  const loaded = await makeOnce(edition, `drafts of ${kind.kind}`, () => preview.changed(kind, published, now))
  return { edition, loaded, now }
}

/** Returns a text of the kind as the site shows it now. @throws Response 404 for a translation that is not signed off */
export type Shown<Shape extends Fields> = (key: string, language: Language) => DocumentOf<Shape>

/**
 * The reader returns the same object until a text changes. While the database cannot be read, the site shows the texts that
 * it read last; inside a transaction that fails.
 */
export async function readTexts<Shape extends Fields>(
  source: TextSource,
  kind: TextKind<Shape>,
  now: number,
): Promise<Shown<Shape>> {
  const place = await readKind(source, kind, now)
  const names = needsNames(place, kind) ? await namesIn(place.edition, now) : noNames
  return (key, language) => {
    if (!isPublic(place, kind, { key, language })) throw new Response(null, { status: 404 })
    return makeOnce(place.edition, `text ${kind.kind} ${key} ${language}`, () =>
      shownDocument(place, kind, { key, language }, wholeDocument(place, kind, { key, language }), names),
    ) as DocumentOf<Shape>
  }
}

/** With the names filled in, and for staff who edit the page with marks. */
function shownDocument({ edition }: Place, kind: TextKind, place: TextPlace, document: Branch, names: Names): Branch {
  const filled = withNamesFilled(document, names)
  const edits = edition.preview?.edits
  return edits ? withMarks(edits, kind, place, filled) : filled
}

/** The texts that no longer fit the schema; the site shows the code's text for them. */
export async function misfitsOf(db: Db, kind: TextKind): Promise<string[]> {
  const { loaded } = await readKind(db, kind, Date.now())
  const isMisfit = ({ live, planned }: Partial<Record<TextState, StoredText>>) =>
    [live, planned].some((one) => one?.document === null)
  return [...loaded.texts].filter(([, states]) => isMisfit(states)).map(([name]) => name)
}

export type EntryOf<Shape extends Fields> = DocumentOf<Shape> & { id: string }

/**
 * The entries of a list as the site shows them now, in their order; the same array until a text changes. In another language
 * than the first, those whose translation is signed off.
 */
export async function readEntries<Shape extends Fields>(
  source: TextSource,
  kind: TextKind<Shape>,
  now: number,
  language: Language = kind.languages[0],
): Promise<readonly EntryOf<Shape>[]> {
  const place = await readKind(source, kind, now)
  return makeOnce(place.edition, `entries of ${kind.kind} in ${language}`, async () => {
    const entries = shownEntries(place, kind, language)
    const names = entries.some(hasNames) ? await namesIn(place.edition, now) : noNames
    return entries.map((entry) => shownDocument(place, kind, { key: String(entry.id), language }, entry, names))
  }) as Promise<unknown> as Promise<readonly EntryOf<Shape>[]>
}

/** Every entry, in English where its translation is not signed off. */
export async function readAllEntries<Shape extends Fields>(
  source: TextSource,
  kind: TextKind<Shape>,
  now: number,
  language: Language,
): Promise<readonly EntryOf<Shape>[]> {
  const [all, own] = await Promise.all([readEntries(source, kind, now), readEntries(source, kind, now, language)])
  return all.map((entry) => own.find(({ id }) => id === entry.id) ?? entry)
}

const shownEntries = (place: Place, kind: TextKind, language: Language): readonly Branch[] =>
  makeOnce(place.edition, `texts of ${kind.kind} in ${language}`, () =>
    entriesOf(kind, place.loaded.order)
      .filter(({ key, state }) => state === 'shown' && isPublic(place, kind, { key, language }))
      .filter(({ key }) => isWritten(place, kind, key))
      .map(({ key }) => ({ ...wholeDocument(place, kind, { key, language }), id: key })),
  )

/** False for an entry that staff added and have not published yet. */
const isWritten = (place: Place, kind: TextKind, key: string) =>
  kind.keys.includes(key) || Boolean(currentDocument(place, { key, language: kind.languages[0] }))

/** The keys whose text visitors can read in the language, in the order of the list. */
export async function publicKeys(
  source: TextSource,
  kind: TextKind,
  now: number,
  language: Language,
): Promise<string[]> {
  const place = await readKind(source, kind, now)
  const keys = kind.list ? shownEntries(place, kind, language).map(({ id }) => String(id)) : kind.keys
  return keys.filter((key) => isPublic(place, kind, { key, language }))
}

/** The document of a kind with only one. */
export async function readPage<Shape extends Fields>(
  source: TextSource,
  kind: TextKind<Shape>,
  now: number,
  language: Language = kind.languages[0],
): Promise<DocumentOf<Shape>> {
  return (await readTexts(source, kind, now))(kind.keys[0] ?? '', language)
}

const noNames: Names = { words: new Map(), counts: new Map() }

/** What the names in braces stand for. */
const namesIn = (edition: Edition, now: number): Promise<Names> =>
  makeOnce(edition, 'names in texts', async () => {
    const [name, counted] = await Promise.all([
      nameIn(edition),
      Promise.all(countedKinds.map((kind) => countsIn(edition, kind, now))),
    ])
    return { words: wordsOf(name), counts: new Map(counted.flat()) }
  })

async function countsIn(edition: Edition, kind: TextKind, now: number): Promise<[name: string, count: number][]> {
  const place = (await readIn(edition, kind, now)) ?? (await readKind(edition.preview ?? edition.db, kind, now))
  const entries = shownEntries(place, kind, kind.languages[0])
  return Object.entries(kind.list?.counted ?? {}).map(([name, counts]) => [name, entries.filter(counts).length])
}

const wordsOf = ({ name, slogan, mark }: typeof nameInCode) =>
  new Map([
    ['company', name],
    ['slogan', slogan],
    ['mark', mark],
  ])

/** Fills the names in braces of a text that is not stored. */
export const withNamesOfSite = async <Text extends Branch>(db: Db, text: Text, now: number): Promise<Text> =>
  withNamesFilled(text, await namesIn(await editionAt(db, now), now)) as Text

/** Without a database: no list is counted. */
export const namesInCode: Names = { words: wordsOf(nameInCode), counts: new Map() }

const needsNames = ({ edition, loaded }: Place, kind: TextKind): boolean =>
  makeOnce(edition, `names needed in ${kind.kind}`, () => {
    const stored = [...loaded.texts.values()].flatMap(({ live, planned }) => [live?.document, planned?.document])
    const seeds = kind.keys.flatMap((key) => kind.languages.map((language) => codeText(kind, { key, language })))
    return [...stored, ...seeds].some((document) => document && hasNames(document))
  })

async function load(db: Db | Trx, kind: TextKind): Promise<KindTexts> {
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
  const texts = new Map<string, Partial<Record<TextState, StoredText>>>()
  for (const row of rows) {
    // Taken offline: the code's translation is a draft.
    if (row.document === null && needsReview(kind, row.language)) continue
    const document = documentForPages(kind, row, row)
    const states = texts.get(nameOf(row)) ?? {}
    texts.set(nameOf(row), { ...states, [row.state]: { document, from: row.live_from, until: row.live_until } })
  }
  const changes = rows.flatMap((row) => [row.live_from, row.live_until]).filter((time) => time !== null)
  return { texts, order: kind.list ? await listOrder(db, kind) : [], changes }
}

/** Null when it no longer fits the schema. */
export function documentForPages(
  kind: TextKind,
  place: TextPlace,
  version: Parameters<typeof parseStored>[2],
): Branch | null {
  const stored = parseStored(kind, place, version)
  return stored && withPlaceholders(stored, codeText(kind, place))
}

const isPublic = (place: Place, kind: TextKind, text: TextPlace) =>
  !needsReview(kind, text.language) || Boolean(currentDocument(place, text))

/** With what all languages have in common. */
function wholeDocument(place: Place, kind: TextKind, { key, language }: TextPlace): Branch {
  const [first] = kind.languages
  const base = ownDocument(place, kind, { key, language: first })
  if (language === first) return base
  const shared = Object.fromEntries(kind.shared.map((name) => [name, base[name] ?? '']))
  return { ...base, ...ownDocument(place, kind, { key, language }), ...shared }
}

const ownDocument = (place: Place, kind: TextKind, text: TextPlace) =>
  currentDocument(place, text) ?? codeText(kind, text)

export function currentDocument({ loaded, now }: Pick<Place, 'loaded' | 'now'>, text: TextPlace) {
  const { live, planned } = loaded.texts.get(nameOf(text)) ?? {}
  return planned?.document && isDue(planned, now) ? planned.document : live?.document
}
