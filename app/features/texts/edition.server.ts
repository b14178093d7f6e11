// What is published, kept in memory by version. Every request asks for the newest numbers of all kinds of texts and of the
// brand by one query, so each server shows a change at once.
import { type RawBuilder, sql } from 'kysely'
import type { Branch } from '#app/forms/document/document-values.ts'
import { forgetInRequest, oncePerRequest } from '#app/http/edge/per-request.server.ts'
import { logError } from '#app/process/log.server.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import type { TextState } from '#db/tables/texts.ts'
import { definedKinds, type TextKind } from './define-texts.ts'
import type { Editing } from './editing.server.ts'
import type { EntryLine } from './order.server.ts'

/** @property document null when it no longer fits the schema */
export type StoredText = { document: Branch | null; from: number | null; until: number | null }

/** The texts of a kind, and the order of its list. @property changes the times at which a planned text begins or ends */
export type KindTexts = {
  texts: ReadonlyMap<string, Partial<Record<TextState, StoredText>>>
  order: readonly EntryLine[]
  changes: readonly number[]
}

/** What a page shows in place of what is published (drafts/preview.server.ts). */
export type Preview = {
  db: Db
  edits?: Editing
  /** The text whose draft a link shows. */
  draft?: { kind: string; key: string }
  /** The language whose translations a link shows, and the link's id. */
  translations?: { language: Language; id: string }
  changed: (kind: TextKind, published: KindTexts, now: number) => Promise<KindTexts>
  made: Map<string, unknown>
}

/** Where texts are read: what is published, or a preview. */
export type TextSource = Db | Trx | Preview

/** Null for what is published. */
export const previewOf = (source: TextSource): Preview | null => ('changed' in source ? source : null)

/** The entry of the kind that is shown as a draft; null without one. */
export function draftShown(source: TextSource, { kind }: TextKind): string | null {
  const draft = previewOf(source)?.draft
  return draft?.kind === kind ? draft.key : null
}

type Newest = { numbers: ReadonlyMap<string, number>; brand: number }

/** The texts from one change to the next, with what was made of them. */
export type Edition = {
  db: Db | Trx
  /** Null while the database cannot be read. */
  newest: Newest | null
  /** Includes `from`, excludes `until`: in between no planned text begins or ends. */
  period: { from: number; until: number }
  kept: Map<string, { number: number; value: unknown }>
  made: Map<string, unknown>
  preview?: Preview
}

/** By the adapter, which a database shares with its transactions. */
const editions = new WeakMap<object, Edition>()

const adapterOf = (db: Db | Trx): object => db.getExecutor().adapter

const always = () => ({ from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY })

/** While the database cannot be read, the one that was read last. Inside a transaction that fails. */
export async function editionAt(source: TextSource, now: number): Promise<Edition> {
  if ('changed' in source) {
    const published = await editionAt(source.db, now)
    return { ...published, period: { ...published.period }, made: source.made, preview: source }
  }
  if (source.isTransaction) return ownEdition(source, await ask(source), now)
  const newest = await askOnce(source).catch((error: unknown) => {
    logError(error, { reading: 'the newest numbers of texts' })
    return null
  })
  if (!newest) return ownEdition(source, null, now)
  const last = editions.get(adapterOf(source))
  if (last && isOf(last, newest) && isIn(last, now)) return last
  const next: Edition = { db: source, newest, period: always(), kept: last?.kept ?? new Map(), made: new Map() }
  editions.set(adapterOf(source), next)
  return next
}

/** What a transaction reads before its commit, or was read before, is not to be kept for others. */
function ownEdition(db: Db | Trx, newest: Newest | null, now: number): Edition {
  const last = editions.get(adapterOf(db))
  const isSame = last !== undefined && (newest === null || isOf(last, newest)) && isIn(last, now)
  const period = isSame ? { ...last.period } : always()
  return { db, newest, period, kept: new Map(last?.kept), made: new Map(isSame ? last.made : []) }
}

function isOf(edition: Edition, newest: Newest): boolean {
  if (edition.newest === newest) return true
  const known = edition.newest
  if (!known || known.brand !== newest.brand || known.numbers.size !== newest.numbers.size) return false
  for (const [kind, number] of known.numbers) if (newest.numbers.get(kind) !== number) return false
  edition.newest = newest
  return true
}

const isIn = ({ period }: Edition, now: number) => period.from <= now && now < period.until

/** Makes it once for an edition. What else depends on the time ends the edition. */
export function makeOnce<T>({ made }: Edition, name: string, make: () => T): T {
  if (made.has(name)) return made.get(name) as T
  const value = make()
  made.set(name, value)
  if (value instanceof Promise) value.catch(() => made.delete(name))
  return value
}

/** Makes something of texts once, until one changes. */
export const madeOf = async <T>(source: TextSource, now: number, name: string, make: () => Promise<T>): Promise<T> =>
  makeOnce(await editionAt(source, now), name, make)

/** @param first what it is before anything is stored */
type Kept<T> = { name: string; number: number; read: () => Promise<T>; first: T }

/** Reads it again when its number is another; while the database cannot be read, it is what was read last. */
async function keep<T>(edition: Edition, { name, number, read, first }: Kept<T>): Promise<T> {
  const { db, newest, kept } = edition
  const last = (kept.get(name) ?? { number: 0, value: first }) as { number: number; value: T }
  if (!newest || last.number === number) return last.value
  try {
    const value = await read()
    kept.set(name, { number, value })
    return value
  } catch (error) {
    if (db.isTransaction) throw error
    logError(error, { reading: name })
    // Nothing is to be made of what was read last once the database can be read again.
    edition.newest = null
    return last.value
  }
}

/** @param read of a kind; rows that are newer than its number are read again next time */
export const keepKind = <T>(edition: Edition, kind: string, read: () => Promise<T>, first: T): Promise<T> =>
  keep(edition, { name: `texts of ${kind}`, number: edition.newest?.numbers.get(kind) ?? 0, read, first })

export const keepOfBrand = <T>(edition: Edition, name: string, read: () => Promise<T>, first: T): Promise<T> =>
  keep(edition, { name, number: edition.newest?.brand ?? 0, read, first })

/** Ends the edition at the changes around now; false for one that has ended already. */
export function endsAt(edition: Edition, changes: readonly number[], now: number): boolean {
  if (!isIn(edition, now)) return false
  const { period } = edition
  for (const change of changes) {
    if (change <= now) period.from = Math.max(period.from, change)
    else period.until = Math.min(period.until, change)
  }
  return true
}

const name = 'newest numbers of texts'

/** Writes texts, their order or the brand; what the request reads afterwards is new. */
export const writingTexts = <Outcome>(db: Db, work: (trx: Trx) => Promise<Outcome>): Promise<Outcome> =>
  db
    .transaction()
    .execute(work)
    .finally(() => forgetInRequest(db, name))

const askOnce = (db: Db) => oncePerRequest(db, name, () => ask(db))

async function ask(db: Db | Trx, asked: Iterable<string> = definedKinds): Promise<Newest> {
  const rows = sql.join(['', ...asked].map((kind) => sql`(${kind})`))
  const { rows: found } = await newestOf(rows).execute(db)
  return {
    numbers: new Map(
      found.map(({ kind, version, ordered }) => [kind, Math.max(Number(version ?? 0), Number(ordered ?? 0))]),
    ),
    brand: Number(found[0]?.brand ?? 0),
  }
}

type Row = { kind: string; version: number | null; ordered: number | null; brand: number | null }

const newestOf = (rows: RawBuilder<unknown>) => sql<Row>`
  select k.column1 as kind,
    (select max(number) from text_versions where kind = k.column1) as version,
    (select max(number) from text_order where kind = k.column1) as ordered,
    (select max(version) from brand_revisions) as brand
  from (values ${rows}) as k`

/** Inside a transaction. */
export const newestNumberIn = async (trx: Db | Trx, kind: string): Promise<number> =>
  (await ask(trx, [kind])).numbers.get(kind) ?? 0
