// Keeps copies of expired records for some days after their deletion, in case a wrong clock caused it.
import { type RawBuilder, sql } from 'kysely'
import { isPostgres } from './driver/advisory-lock.ts'
import { newId } from './queries/id.ts'
import type { Db, Trx } from './schema.ts'

type Row = Record<string, string | number | null>
/** The rows by table, in the order in which they can be restored. */
type Content = Record<string, Row[]>

/** Tables deleted together: the record's own table and key first, then the tables that reference it. */
export const families = {
  enquiries: {
    records: 'id',
    enquiries: 'record_id',
    appointments: 'record_id',
    enquiry_services: 'record_id',
    record_events: 'record_id',
    reply_drafts: 'record_id',
    received_mails: 'record_id',
    received_words: 'record_id',
  },
  applications: {
    records: 'id',
    applications: 'record_id',
    interviews: 'record_id',
    course_signups: 'record_id',
    record_events: 'record_id',
    reply_drafts: 'record_id',
    received_mails: 'record_id',
    received_words: 'record_id',
  },
  sessions: { sessions: 'token_hash' },
  audit_events: { audit_events: 'id' },
} as const satisfies Record<string, Record<string, string>>

export type Family = keyof typeof families

/** Mails lose their text but keep their row. */
const mailWords = [
  'to_address',
  'mailbox_key',
  'reply_to',
  'subject',
  'text_body',
  'html_body',
  'headers',
  'calendar',
] as const

/** Deletes these records with everything that belongs to them, and keeps a copy of each. */
export async function removeWithCopies(trx: Trx, family: Family, keys: string[], now: number): Promise<void> {
  if (keys.length === 0) return
  const contents = new Map<string, Content>(keys.map((key) => [key, {}]))
  for (const [table, column] of Object.entries(families[family])) {
    for (const row of await rowsOf(trx, table, column, keys)) {
      const content = contents.get(String(row[column]))
      if (content) content[table] = [...(content[table] ?? []), row]
    }
  }
  await keepCopies(trx, family, [...contents.values()], now)
  const [table, column] = Object.entries(families[family])[0] ?? []
  await sql`delete from ${sql.table(table ?? '')} where ${sql.ref(column ?? '')} in (${sql.join(keys)})`.execute(trx)
}

/** Keeps a copy of the text that these mails are about to lose. */
export async function copyMailWords(trx: Trx, ids: string[], now: number): Promise<void> {
  const rows = await trx
    .selectFrom('outbox')
    .select(['id', ...mailWords])
    .where('id', 'in', ids)
    .execute()
  const contents = rows.map((row) => ({ outbox: [row] }))
  await keepCopies(trx, 'mails', contents, now)
}

async function keepCopies(trx: Trx, kind: string, contents: Content[], now: number) {
  const copies = contents.map((content) => ({ id: newId(), kind, removed_at: now, content: JSON.stringify(content) }))
  if (copies.length > 0) await trx.insertInto('removed_records').values(copies).execute()
}

async function rowsOf(trx: Trx, table: string, column: string, keys: string[]): Promise<Row[]> {
  const lock: RawBuilder<unknown> = isPostgres(trx) ? sql`for update` : sql``
  const query = sql<Row>`select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(keys)}) ${lock}`
  return (await query.execute(trx)).rows
}

type Removal = { at: number; kind: string; count: number }

/** Counts what can be restored by kind and time of removal, newest first. */
export async function listRemovals(db: Db): Promise<Removal[]> {
  const rows = await db
    .selectFrom('removed_records')
    .select((e) => ['removed_at as at', 'kind', e.fn.countAll<number>().as('count')])
    .groupBy(['removed_at', 'kind'])
    .orderBy('removed_at', 'desc')
    .orderBy('kind')
    .execute()
  return rows.map(({ count, ...removal }) => ({ ...removal, count: Number(count) }))
}

export async function countCopies(db: Db, since = 0): Promise<number> {
  const { count } = await db
    .selectFrom('removed_records')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('removed_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Restores everything removed since that time. @returns the numbers restored and not restorable */
export async function restoreRemoved(db: Db, since: number): Promise<{ restored: number; left: number }> {
  let restored = 0
  let after = ''
  for (;;) {
    const copies = await db
      .selectFrom('removed_records')
      .selectAll()
      .where('removed_at', '>=', since)
      .where('id', '>', after)
      .orderBy('id')
      .limit(500)
      .execute()
    for (const { id, content } of copies) {
      after = id
      if (await db.transaction().execute((trx) => restore(trx, id, JSON.parse(content)))) restored += 1
    }
    if (copies.length === 0) break
  }
  return { restored, left: await countCopies(db, since) }
}

/** @returns false when the record exists again */
async function restore(trx: Trx, id: string, content: Content): Promise<boolean> {
  for (const [index, [table, rows]] of Object.entries(content).entries()) {
    for (const row of rows) {
      const isBack = table === 'outbox' ? await refill(trx, row) : await insert(trx, table, row)
      if (index === 0 && !isBack) return false
    }
  }
  await trx.deleteFrom('removed_records').where('id', '=', id).execute()
  return true
}

async function insert(trx: Trx, table: string, row: Row): Promise<boolean> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  const query = sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))}) on conflict do nothing`
  return ((await query.execute(trx)).numAffectedRows ?? 0n) > 0n
}

async function refill(trx: Trx, { id, ...words }: Row): Promise<boolean> {
  const values = sql.join(Object.entries(words).map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
  const query = sql`update outbox set ${values} where id = ${id} and text_body = ''`
  return ((await query.execute(trx)).numAffectedRows ?? 0n) > 0n
}

/**
 * Deletes copies made before this time. Copies dated in the future restart their period now: they were made while the clock
 * was wrong, and staff will want them. @returns the number deleted
 */
export async function deleteOldCopies(trx: Trx, before: number, limit: number, now: number): Promise<number> {
  await trx.updateTable('removed_records').set({ removed_at: now }).where('removed_at', '>', now).execute()
  const { numDeletedRows } = await trx
    .deleteFrom('removed_records')
    .where('id', 'in', (e) =>
      e.selectFrom('removed_records').select('id').where('removed_at', '<=', before).orderBy('removed_at').limit(limit),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
