// Settings chosen by admins, by name. An untouched setting has no row and version 0.
import type { Db, Trx } from './schema.ts'

/** The value is stored as is: the caller must validate it. */
export async function readSetting(db: Db | Trx, key: string): Promise<{ value: unknown; version: number }> {
  const row = await db.selectFrom('settings').select(['value', 'version']).where('key', '=', key).executeTakeFirst()
  return row ? { value: JSON.parse(row.value), version: row.version } : { value: undefined, version: 0 }
}

/** The values of those that have a row, by one query. They are stored as is: the caller must validate them. */
export async function readSettings(db: Db, keys: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys).execute()
  return new Map(rows.map(({ key, value }) => [key, JSON.parse(value)]))
}

/** @param version the version that was edited @returns false when another change came first */
export async function writeSetting(
  trx: Trx,
  key: string,
  value: unknown,
  version: number,
  now: number,
): Promise<boolean> {
  const changed = { value: JSON.stringify(value), version: version + 1, changed_at: now }
  const written =
    version === 0
      ? await trx
          .insertInto('settings')
          .values({ key, ...changed })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('key')
          .executeTakeFirst()
      : await trx
          .updateTable('settings')
          .set(changed)
          .where('key', '=', key)
          .where('version', '=', version)
          .returning('key')
          .executeTakeFirst()
  return written !== undefined
}
