import { type RawBuilder, sql } from 'kysely'

/** What comes after this row in a list that is newest first; between equal times the id decides. */
export const olderThan = (atColumn: string, idColumn: string, row: { at: number; id: string }): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(atColumn)}, ${sql.ref(idColumn)}) < (${row.at}, ${row.id})`
