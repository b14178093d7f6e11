// The newest numbers of all kinds of texts and of the brand, by one query for each request. Every request asks, so each server
// shows a change at once; the documents stay in memory.
import { type RawBuilder, sql } from 'kysely'
import { forgetInRequest, oncePerRequest } from '#app/http/edge/per-request.server.ts'
import type { Db, Trx } from '#db/schema.ts'

type Newest = { numbers: ReadonlyMap<string, number>; brand: number }

/** The kinds that were read before; the others join them when they are first asked for. */
const kinds = new Set<string>()
const name = 'newest numbers of texts'
/** The values of the names in braces; they change with the texts. */
export const textNames = 'names in texts'

/** Counts the versions and the order together. */
export async function newestNumberOf(db: Db, kind: string): Promise<number> {
  const isNew = !kinds.has(kind)
  kinds.add(kind)
  if (isNew) forgetInRequest(db, name)
  return (await askOnce(db)).numbers.get(kind) ?? 0
}

export const newestBrand = async (db: Db): Promise<number> => (await askOnce(db)).brand

/** Writes texts, their order or the brand; what the request reads afterwards is new. */
export const writingTexts = <Outcome>(db: Db, work: (trx: Trx) => Promise<Outcome>): Promise<Outcome> =>
  db
    .transaction()
    .execute(work)
    .finally(() => {
      for (const read of [name, textNames]) forgetInRequest(db, read)
    })

const askOnce = (db: Db) => oncePerRequest(db, name, () => ask(db, [...kinds]))

async function ask(db: Db | Trx, asked: readonly string[]): Promise<Newest> {
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
