// The typefaces of the brand's drawings: the site's two for Latin letters, and one with all of Hangul. They are part of
// the server's bundle, in chunks that the first drawing loads.

import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import type { Font } from 'fontkit'
import type { FontWeight } from '#app/features/brand/limits.ts'

export type Face = { name: string; data: Buffer; font: Font }

type Inlined = Promise<{ default: string }>

const files = {
  'display-400': (): Inlined =>
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff?inline'),
  'display-500': (): Inlined =>
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-500-normal.woff?inline'),
  'display-600': (): Inlined =>
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff?inline'),
  'display-700': (): Inlined =>
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?inline'),
  'text-400': (): Inlined => import('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff?inline'),
  'text-600': (): Inlined => import('@fontsource/hanken-grotesk/files/hanken-grotesk-latin-600-normal.woff?inline'),
  'korean-400': (): Inlined => import('@fontsource/pretendard/files/pretendard-latin-400-normal.woff?inline'),
  'korean-700': (): Inlined => import('@fontsource/pretendard/files/pretendard-latin-700-normal.woff?inline'),
} as const

type FaceName = keyof typeof files
export type Faces = Record<FaceName, Face>

export type Family = 'display' | 'text'

let loaded: Promise<Faces> | undefined

export function loadFaces(): Promise<Faces> {
  loaded ??= Promise.all((Object.keys(files) as FaceName[]).map(loadFace)).then(
    (faces) => Object.fromEntries(faces.map((face) => [face.name, face])) as Faces,
  )
  return loaded
}

async function loadFace(name: FaceName): Promise<Face> {
  const { default: url } = await files[name]()
  const data = unpackWoff(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
  return { name, data, font: readFont(data) }
}

const directoryEntry = 16
const alignment = 4

/** Converts a WOFF file to the font inside it. fontkit would inflate a whole table again for every glyph. */
function unpackWoff(woff: Buffer): Buffer {
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

/** In the order in which they are tried for a character. */
export function facesFor(faces: Faces, family: Family, weight: FontWeight): readonly Face[] {
  const isBold = weight >= 600
  const latin = family === 'display' ? faces[`display-${weight}`] : faces[isBold ? 'text-600' : 'text-400']
  return [latin, faces[isBold ? 'korean-700' : 'korean-400']]
}

/** Parses a font file (woff2, woff, ttf). fontkit is loaded on first use, which keeps the start fast. */
function readFont(data: Buffer): Font {
  const { create } = createRequire(import.meta.url)('fontkit') as typeof import('fontkit')
  return create(data) as Font
}
