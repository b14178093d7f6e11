import type { Db } from '#db/schema.ts'

export const stagedFilePaths = async (db: Db, importId: string): Promise<string[]> => {
  const rows = await db.selectFrom('import_files').select('path').where('import_id', '=', importId).execute()
  return rows.map(({ path }) => path)
}

export const findStagedFile = async (db: Db, importId: string, path: string): Promise<Uint8Array | null> => {
  const row = await db
    .selectFrom('import_files')
    .select('content')
    .where('import_id', '=', importId)
    .where('path', '=', path)
    .executeTakeFirst()
  return row ? Buffer.from(row.content, 'base64') : null
}
