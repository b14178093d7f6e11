// What the first bytes of a SQLite file say, read without opening it as a database, which would change the files beside
// it. Not for a file that this process has open: closing a plain handle drops the locks that SQLite holds on the file.
import { closeSync, openSync, readSync } from 'node:fs'

const magic = 'SQLite format 3\0'
const userVersionAt = 60

/** An empty file counts: SQLite fills it. */
export function looksLikeSqlite(file: string): boolean {
  const header = readHeader(file)
  return header.length === 0 || header.toString('latin1', 0, magic.length) === magic
}

/** As it stands in the file itself, without what its log would add. */
export function storedUserVersion(file: string): number {
  const header = readHeader(file)
  return header.length < 100 ? 0 : header.readInt32BE(userVersionAt)
}

function readHeader(file: string): Buffer {
  const handle = openSync(file, 'r')
  try {
    const header = Buffer.alloc(100)
    return header.subarray(0, readSync(handle, header, 0, header.length, 0))
  } finally {
    closeSync(handle)
  }
}
