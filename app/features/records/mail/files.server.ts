// Files received with a mail or an application. They are stored in the database, so that they are saved in the same
// transaction and included in backups.
import { sql } from 'kysely'
import { fileName } from '#app/forms/fields/file-name.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'

export type FileLine = { id: string; name: string; bytes: number; isKept: boolean }
export type CameFile = { name: string; bytes: Uint8Array }

const toContent = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')

/** @param received_id the mail or application that it belongs to */
export async function keepFile(trx: Trx, received_id: string, { bytes, ...file }: CameFile & { type: string }) {
  const { last } = await trx
    .selectFrom('received_files')
    .select((e) => e.fn.max<number | null>('position').as('last'))
    .where('received_id', '=', received_id)
    .executeTakeFirstOrThrow()
  const content = { bytes: bytes.byteLength, content: toContent(bytes) }
  const name = fileName(file.name)
  await trx
    .insertInto('received_files')
    .values({ id: newId(), received_id, position: last === null ? 0 : last + 1, ...file, name, ...content })
    .execute()
}

/** Tells whether a file with the same bytes is already stored. */
export async function hasFile(trx: Trx, received_id: string, { bytes }: CameFile): Promise<boolean> {
  const found = await trx
    .selectFrom('received_files')
    .select('id')
    .where('received_id', '=', received_id)
    .where('bytes', '=', bytes.byteLength)
    .where('content', '=', toContent(bytes))
    .executeTakeFirst()
  return found !== undefined
}

/** What one query reads of a file, in letters of base64: whole groups of four. */
const portionLetters = 640_000

/** The bytes of a stored file, a portion at a time: no other way reads them for people. */
export async function* fileParts(db: Db, id: string): AsyncGenerator<Uint8Array> {
  for (let at = 1; ; at += portionLetters) {
    const row = await db
      .selectFrom('received_files')
      .select(sql<string | null>`substr(content, ${at}, ${portionLetters})`.as('part'))
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row?.part) return
    yield Buffer.from(row.part, 'base64')
    if (row.part.length < portionLetters) return
  }
}

/** The files of each of these mails or applications. */
export async function filesOf(db: Db, ids: string[]): Promise<Map<string, FileLine[]>> {
  const found = new Map<string, FileLine[]>()
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom('received_files')
    .select((e) => ['id', 'received_id', 'name', 'bytes', e('content', 'is not', null).as('isKept')])
    .where('received_id', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute()
  for (const { received_id, isKept, ...file } of rows) {
    found.set(received_id, [...(found.get(received_id) ?? []), { ...file, isKept: Boolean(isKept) }])
  }
  return found
}
