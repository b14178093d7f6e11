// Long lists, newest first by default: keyset paging from the last row of the previous page, walking all pages, and
// counting.
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** The last row of a page: its values in the ordering columns. */
export type Cursor = readonly (number | string)[]
/** `next` is null on the last page. */
export type Page<Row> = { rows: Row[]; next: Cursor | null }

const pageSize = 25
/** The number of rows read at a time: other requests wait for one portion at most. */
export const portion = 100

type Paging<Column extends string> = {
  /** The ordering columns, unique together; each must be selected, and may name its table. */
  by: readonly (Column | `${string}.${Column}`)[]
  after?: Cursor
  size?: number
  /** Lowest first. */
  isRising?: boolean
}

export async function readPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { by, after, size = pageSize, isRising = false }: Paging<keyof Row & string>,
): Promise<Page<Row>> {
  let paged = after ? query.where(isRising ? newerThan(by, after) : olderThan(by, after)) : query
  for (const column of by) paged = paged.orderBy(sql.ref(column), isRising ? 'asc' : 'desc')
  const found = await paged.limit(size + 1).execute()
  const rows = found.slice(0, size) as Row[]
  const last = rows.at(-1)
  return { rows, next: found.length > size && last ? by.map((column) => valueIn(last, column)) : null }
}

/** A row-value comparison, which an index over these columns can answer. */
const olderThan = (by: readonly string[], after: Cursor): RawBuilder<boolean> =>
  sql<boolean>`(${columns(by)}) < (${sql.join(after)})`

const newerThan = (by: readonly string[], after: Cursor): RawBuilder<boolean> =>
  sql<boolean>`(${columns(by)}) > (${sql.join(after)})`

const columns = (by: readonly string[]) => sql.join(by.map((column) => sql.ref(column)))

function valueIn<Row>(row: Row, column: string): number | string {
  const value = row[column.slice(column.lastIndexOf('.') + 1) as keyof Row]
  return typeof value === 'number' ? value : String(value)
}

/** Yields page after page, so that memory stays small for a list of any length. */
export async function* walkPages<Row>(read: (after?: Cursor) => Promise<Page<Row>>): AsyncGenerator<Row[]> {
  let after: Cursor | undefined
  do {
    const { rows, next } = await read(after)
    yield rows
    after = next ?? undefined
  } while (after)
}

/** Counts the rows with each of these values in the column; 0 where there are none. */
export async function countBy<DB, TB extends keyof DB, Value extends string>(
  query: SelectQueryBuilder<DB, TB, object>,
  column: string,
  values: readonly Value[],
): Promise<Record<Value, number>> {
  const rows = await query
    .select([sql<Value>`${sql.ref(column)}`.as('value'), sql<number>`count(*)`.as('count')])
    .groupBy(sql.ref(column))
    .$castTo<{ value: Value; count: number }>()
    .execute()
  const counts = Object.fromEntries(values.map((value) => [value, 0])) as Record<Value, number>
  for (const { value, count } of rows) if (value in counts) counts[value] = Number(count)
  return counts
}

/** Counts the rows up to the limit plus one, so that the time does not grow with the table. */
export async function countUpTo<DB, TB extends keyof DB>(
  query: SelectQueryBuilder<DB, TB, object>,
  limit: number,
): Promise<number> {
  const found = await query
    .select(sql<number>`1`.as('one'))
    .limit(limit + 1)
    .execute()
  return found.length
}
