// Streams a zip while its files are still being made, each in parts.
import { setImmediate as othersTurn } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export type ZipEntry = {
  path: string
  /** Of text, which is made smaller. Pictures, PDFs and DOCX are compressed already. */
  isText?: boolean
  read: () => AsyncIterable<Uint8Array>
}

/** What one turn of the event loop compresses. */
const pieceBytes = 64 * 1024

/** @param modifiedAt the timestamp of every entry */
export async function* streamZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  modifiedAt: Date,
): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for await (const { path, isText, read } of entries) {
    const entry = isText ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path)
    entry.mtime = modifiedAt
    zip.add(entry)
    for await (const part of read()) {
      for (let at = 0; at < part.byteLength; at += pieceBytes) {
        entry.push(part.subarray(at, at + pieceBytes))
        yield* ready.splice(0)
        await othersTurn()
      }
    }
    entry.push(new Uint8Array(), true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
