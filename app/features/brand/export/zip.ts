// Streams a zip while its files are still being made.
import { Zip, ZipPassThrough } from 'fflate'

export type ZipEntry = { path: string; read: () => Promise<Uint8Array> }

// Pictures, PDFs and DOCX are already compressed, so entries are stored: the total size follows from their sizes.
const fixed = { localHeader: 30, descriptor: 16, centralHeader: 46, end: 22 } as const

/** The length of streamZip's output for files of these lengths. */
export function zipLength(files: readonly { path: string; length: number }[]): number {
  const perFile = fixed.localHeader + fixed.descriptor + fixed.centralHeader
  return files.reduce(
    (sum, { path, length }) => sum + perFile + 2 * Buffer.byteLength(path) + length,
    fixed.end as number,
  )
}

/** @param modifiedAt the time that every entry carries */
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
