import { type CameFile, hasFile, keepFile } from '#app/features/records/mail/files.server.ts'
import type { Trx } from '#db/schema.ts'
import type { RecordRow } from '#db/tables/records.ts'

type Record = Pick<RecordRow, 'id'>

/** @returns the stored name */
export async function keepCv(trx: Trx, { id }: Record, { name, bytes }: CameFile): Promise<string> {
  // Keeps the sender's name for the file, but always with the extension .pdf.
  const ownName = name.split(/[/\\]/).at(-1)?.trim() || 'CV'
  const fileName = [...(/\.pdf$/i.test(ownName) ? ownName : `${ownName}.pdf`)].slice(-150).join('')
  await keepFile(trx, id, { name: fileName, type: 'application/pdf', bytes })
  return fileName
}

export const isNewCv = async (trx: Trx, { id }: Record, cv: CameFile | null): Promise<boolean> =>
  cv !== null && !(await hasFile(trx, id, cv))
