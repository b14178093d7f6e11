// What admins have chosen, by name. A setting nobody has touched has no row and version 0.
import type { Db, Trx } from './schema.ts'

/** The value is what was once stored: whoever reads it checks it. */
export async function readSetting(db: Db | Trx, key: string): Promise<{ value: unknown; version: number }> {
  const row = await db.selectFrom('settings').select(['value', 'version']).where('key', '=', key).executeTakeFirst()
  return row ? { value: JSON.parse(row.value), version: row.version } : { value: undefined, version: 0 }
}

/** @param version the one the change was made to @returns false when somebody changed it since */
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
