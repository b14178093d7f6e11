// Unpacks untrusted archives within limits, counting the real output instead of the claimed sizes.

import { setImmediate as pause } from 'node:timers/promises'
import { Unzip, type UnzipFile, UnzipInflate, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { message } from '#app/languages/message.ts'
import type { Message } from '#app/languages/phrases.server.ts'

type ZipLimits = { bytes: number; files: number; unpacked: number; ratio: number }
type ZipContents = { ok: true; files: Map<string, Uint8Array> } | { ok: false; problem: Message }

export const usualLimits: ZipLimits = { bytes: 64_000_000, files: 2_000, unpacked: 200_000_000, ratio: 200 }

/** Input is fed in pieces, so that at most about 16 MB are unpacked between two counts. */
const piece = 16_384
/** Below this size a high compression ratio is harmless. */
const harmless = 1_000_000

class Refused extends Error {
  constructor(readonly told: Message) {
    super('The archive is refused')
  }
}

export function readZip(bytes: Uint8Array, limits: ZipLimits = usualLimits): ZipContents {
  try {
    return { ok: true, files: unpack(bytes, limits) }
  } catch (error) {
    const problem = error instanceof Refused ? error.told : 'The archive is damaged. Create it again and upload it.'
    return { ok: false, problem }
  }
}

function unpack(bytes: Uint8Array, limits: ZipLimits): Map<string, Uint8Array> {
  if (bytes.length > limits.bytes)
    throw new Refused(message('The archive is larger than {size}.', { size: megabytes(limits.bytes) }))
  if (!isZip(bytes)) throw new Refused('This is not a zip archive, or it is incomplete.')
  const opened: { name: string; chunks: Uint8Array[]; isWhole: boolean }[] = []
  let [unpacked, read] = [0, 0]

  const open = (entry: UnzipFile) => {
    checkName(entry.name)
    if (opened.length >= limits.files)
      throw new Refused(message('The archive holds more than {count} files.', { count: limits.files }))
    const file = { name: entry.name, chunks: [] as Uint8Array[], isWhole: false }
    opened.push(file)
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw error
      unpacked += chunk.length
      if (unpacked > limits.unpacked)
        throw new Refused(message('The archive unpacks to more than {size}.', { size: megabytes(limits.unpacked) }))
      if (unpacked > harmless && unpacked > read * limits.ratio) {
        throw new Refused('The archive unpacks to many times its own size, so it was not opened.')
      }
      file.chunks.push(chunk)
      file.isWhole = isLast
    }
    entry.start()
  }

  const unzip = new Unzip(open)
  unzip.register(UnzipInflate)
  while (read < bytes.length) {
    const end = Math.min(read + piece, bytes.length)
    const part = bytes.subarray(read, end)
    read = end
    unzip.push(part, end === bytes.length)
  }

  const files = new Map<string, Uint8Array>()
  for (const { name, chunks, isWhole } of opened) {
    if (!isWhole) throw new Refused(message('The file "{file}" in the archive is incomplete.', { file: name }))
    if (isWanted(name)) files.set(name, Buffer.concat(chunks))
  }
  return files
}

/** Checks that the file starts with an entry or is empty, and that its directory exists. */
function isZip(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const starts = buffer.length >= 22 && buffer.readUInt16LE(0) === 0x4b50
  return starts && buffer.subarray(-65_557).lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) >= 0
}

function checkName(name: string) {
  const isOutside = name.startsWith('/') || /[\\\0]|^[A-Za-z]:/.test(name) || name.split('/').includes('..')
  const outside = 'The archive contains a file named "{file}", which would be outside its folder.'
  if (isOutside) throw new Refused(message(outside, { file: name }))
}

/** Skips folders and operating systems' own files. */
const isWanted = (name: string) => !name.endsWith('/') && !/(^|\/)(\.|__MACOSX\/|Thumbs\.db$)/.test(name)

const megabytes = (bytes: number) => message('{count} MB', { count: Math.round(bytes / 1_000_000) })

/** Compressed formats grow when they are compressed again. */
const isPacked = /\.(avif|jpe?g|png|webp)$/i

/** The same files make the same archive. Works file by file, so that other requests are answered in between. */
export async function writeZip(files: Record<string, Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  for (const [name, bytes] of Object.entries(files)) {
    const entry = isPacked.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    // The zip format's first day; its times have no zone.
    entry.mtime = new Date(1980, 0, 1)
    zip.add(entry)
    entry.push(bytes, true)
    await pause()
  }
  zip.end()
  return Buffer.concat(parts)
}
