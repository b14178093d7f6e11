import type { Db } from '#db/schema.ts'

export type FileLine = { id: string; name: string; bytes: number; isKept: boolean }

/** The files of each of these mails. */
export async function filesOf(db: Db, ids: string[]): Promise<Map<string, FileLine[]>> {
  const found = new Map<string, FileLine[]>()
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom('received_files')
    .select((e) => ['id', 'received_id', 'name', 'bytes', e('content', 'is not', null).as('isKept')])
    .where('received_id', 'in', ids)
    .orderBy('position')
    .execute()
  for (const { received_id, isKept, ...file } of rows) {
    found.set(received_id, [...(found.get(received_id) ?? []), { ...file, isKept: Boolean(isKept) }])
  }
  return found
}
