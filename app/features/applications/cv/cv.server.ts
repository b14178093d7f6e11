import { type CameFile, hasFile, keepFile } from '#app/features/records/mail/files.server.ts'
import { isOverLimit } from '#app/http/edge/rate-limit.server.ts'
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

// What strangers may store in files: nothing proves who sent them, and backups keep each of them for weeks.

const megabyte = 1_000_000
const day = 24 * 60 * 60_000
/** For one network address, such as a school's, and for all of them in a day. */
const [ofAddress, ofDay] = [30 * megabyte, 300 * megabyte]
/** For all applications that staff have not looked at, quarantined ones too. */
const unseen = 1_000 * megabyte

/** Counts the file. @returns whether it may be kept */
export async function hasRoomForCv(
  trx: Trx,
  { bytes }: CameFile,
  { client, now }: { client: string; now: number },
): Promise<boolean> {
  const amount = bytes.byteLength
  const shares = [
    { key: `cv:day:${client}`, limit: ofAddress, perMs: day, amount },
    { key: 'cv:day', limit: ofDay, perMs: day, amount },
  ]
  if (await isOverLimit(trx, shares, now)) return false
  const { stored } = await trx
    .selectFrom('received_files')
    .innerJoin('records', 'records.id', 'received_files.received_id')
    .select((e) => e.fn.sum<number | null>('bytes').as('stored'))
    .where('records.kind', '=', 'application')
    .where('records.status', 'in', ['new', 'spam'])
    .executeTakeFirstOrThrow()
  return Number(stored ?? 0) + amount <= unseen
}
