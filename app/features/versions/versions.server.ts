// The versions of one thing, from the table that keeps them: found and listed. Writing them is the feature's own.
import type { AliasableExpression } from 'kysely'
import type { Db, Trx } from '#db/schema.ts'
import { firstDifference, type Texts } from './compare-texts.ts'

export type Version = {
  /** Rises with time. */
  id: string | number
  number: number
  /** `conflict` is an edit that came too late: it is kept, but nothing is based on it. */
  kind: string
  at: number
  by: string
}

export type Versions<V extends Version = Version> = {
  db: Db | Trx
  /** All versions of that thing. */
  rows: AliasableExpression<V>
  textsOf: (version: V) => Texts
  /** The texts before the first version was saved. */
  begun?: () => Texts
}

const newestFirst = ({ db, rows }: Pick<Versions, 'db' | 'rows'>) =>
  db.selectFrom(rows.as('v')).selectAll().orderBy('v.id', 'desc')

export const findVersion = async <V extends Version>({ db, rows }: Versions<V>, id: V['id']): Promise<V | null> =>
  ((await newestFirst({ db, rows }).where('v.id', '=', id).executeTakeFirst()) as V | undefined) ?? null

/** @param below the id, or the number, of the first version that does not count */
export const newestVersion = async <V extends Version>(
  { db, rows }: Versions<V>,
  below: { id?: V['id']; number?: number } = {},
): Promise<V | null> => {
  const newest = await newestFirst({ db, rows })
    .where('v.kind', '!=', 'conflict')
    .$if(below.id !== undefined, (query) => query.where('v.id', '<', below.id ?? 0))
    .$if(below.number !== undefined, (query) =>
      query
        .where('v.number', '<', below.number ?? 0)
        .clearOrderBy()
        .orderBy('v.number', 'desc')
        .orderBy('v.id', 'desc'),
    )
    .limit(1)
    .executeTakeFirst()
  return (newest as V | undefined) ?? null
}

/** The texts on which a version was based. */
export const textsBefore = <V extends Version>({ textsOf, begun }: Versions<V>, earlier: V | null | undefined) =>
  earlier ? textsOf(earlier) : (begun?.() ?? {})

/**
 * Newest first, those before the given id.
 * @property words the first of its texts that differs from the version before, in both
 */
export async function listVersions<V extends Version>(versions: Versions<V>, before: V['id'] | null = null, size = 25) {
  const { db, rows: all, textsOf } = versions
  const rows = (await newestFirst({ db, rows: all })
    .$if(before !== null, (query) => query.where('v.id', '<', before ?? 0))
    .limit(size + 1)
    .execute()) as V[]
  const [next, last] = [rows[size], rows[size - 1]]
  const further = next?.kind === 'conflict' ? await newestVersion(versions, { id: next.id }) : null
  const lines = rows.slice(0, size).map((version, at) => {
    const earlier = rows.slice(at + 1).find(({ kind }) => kind !== 'conflict') ?? further
    return { ...version, words: firstDifference(textsBefore(versions, earlier), textsOf(version)) }
  })
  return { lines, next: next && last ? last.id : null }
}
