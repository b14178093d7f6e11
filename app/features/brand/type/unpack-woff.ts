// Converts a WOFF file to the font inside it. fontkit would inflate a whole table again for every glyph.
import { inflateSync } from 'node:zlib'

const directoryEntry = 16
const alignment = 4

export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new RangeError('Not a WOFF file')
  const count = woff.readUInt16BE(12)
  const header = Buffer.alloc(12 + count * directoryEntry)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const power = 2 ** Math.floor(Math.log2(count))
  header.writeUInt16BE(power * directoryEntry, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE((count - power) * directoryEntry, 10)

  const tables: Buffer[] = []
  let offset = header.length
  for (let index = 0; index < count; index++) {
    const from = 44 + index * 20
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [number, number, number]
    const stored = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(stored, { maxOutputLength: length }) : stored
    const to = 12 + index * directoryEntry
    woff.copy(header, to, from, from + 4)
    woff.copy(header, to + 4, from + 16, from + 20)
    header.writeUInt32BE(offset, to + 8)
    header.writeUInt32BE(length, to + 12)
    const padding = Buffer.alloc((alignment - (length % alignment)) % alignment)
    tables.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat([header, ...tables])
}
