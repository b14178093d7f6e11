// The files of a reply: while it is written they belong to its draft, and then to its mail.

import { sql } from 'kysely'
import type { UploadedFile } from '#app/forms/read/body.server.ts'
import type { Message } from '#app/languages/phrases.server.ts'
import type { Actor } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { RecordRow } from '#db/tables/records.ts'
import { type FileLine, filesOf, hasFile, keepFile } from '../mail/files.server.ts'
import { fileProblem, sizeProblem, typeOf } from './files.ts'

type Record = Pick<RecordRow, 'id'>
type Writer = Pick<Actor, 'id'>

const ownerOf = ({ id }: Record, writer: Writer) => `reply ${id} ${writer.id}`
/** The same of a row of drafts. */
export const draftAsOwner = sql<string>`'reply ' || record_id || ' ' || user_id`

export async function draftFiles(db: Db, record: Record, writer: Writer): Promise<FileLine[]> {
  const owner = ownerOf(record, writer)
  return (await filesOf(db, [owner])).get(owner) ?? []
}

/**
 * Keeps those files that may be attached, each once, and drops the given ones. @returns what is wrong with the others
 */
export async function changeDraftFiles(
  trx: Trx,
  record: Record,
  { files, removed }: { files: readonly UploadedFile[]; removed: readonly string[] },
  writer: Writer,
): Promise<Message[]> {
  const owner = ownerOf(record, writer)
  if (removed.length > 0) {
    await trx.deleteFrom('received_files').where('received_id', '=', owner).where('id', 'in', removed).execute()
  }
  const kept = await draftFiles(trx, record, writer)
  const names = new Set(kept.map(({ name }) => name))
  const sizes = kept.map(({ bytes }) => bytes)
  const problems: Message[] = []
  for (const file of files) {
    if (names.has(file.name) && (await hasFile(trx, owner, file))) continue
    const problem = fileProblem(file) ?? sizeProblem([...sizes, file.bytes.byteLength])
    if (problem) {
      problems.push(problem)
      continue
    }
    sizes.push(file.bytes.byteLength)
    names.add(file.name)
    await keepFile(trx, owner, { ...file, type: typeOf(file.name) })
  }
  return problems
}

export const dropDraftFiles = (trx: Trx, record: Record, writer: Writer) =>
  trx.deleteFrom('received_files').where('received_id', '=', ownerOf(record, writer)).execute()

/** Gives the draft's files to the mail of the reply. */
export const giveFilesToMail = (trx: Trx, record: Record, writer: Writer, mail: string) =>
  trx
    .updateTable('received_files')
    .set({ received_id: mail })
    .where('received_id', '=', ownerOf(record, writer))
    .execute()

/** Gives them back to the draft. */
export const takeFilesFromMail = (trx: Trx, record: Record, writer: Writer, mail: string) =>
  trx
    .updateTable('received_files')
    .set({ received_id: ownerOf(record, writer) })
    .where('received_id', '=', mail)
    .execute()
