// Streams a zip while its files are still being made. They are stored as they are: pictures, PDFs and DOCX are
// compressed already.
import { Zip, ZipPassThrough } from 'fflate'

export type ZipEntry = { path: string; read: () => Promise<Uint8Array> }

/** @param modifiedAt the timestamp of every entry */
export async function* streamZip(entries: readonly ZipEntry[], modifiedAt: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    ready.push(chunk)
  })
  for (const { path, read } of entries) {
    const content = await read()
    const entry = new ZipPassThrough(path)
    entry.mtime = modifiedAt
    zip.add(entry)
    entry.push(content, true)
    yield* ready.splice(0)
  }
  zip.end()
  yield* ready.splice(0)
}
