// Reads the header of a SQLite file without opening it as a database, which would change the files beside it. Never use it
// on a file that this process has open: closing a plain handle drops SQLite's locks on the file.
import { closeSync, openSync, readSync } from 'node:fs'

const magic = 'SQLite format 3\0'
const userVersionAt = 60

/** An empty file counts: SQLite fills it. */
export function looksLikeSqlite(file: string): boolean {
  const header = readHeader(file)
  return header.length === 0 || header.toString('latin1', 0, magic.length) === magic
}

/** The value in the file itself, ignoring the write-ahead log. */
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
