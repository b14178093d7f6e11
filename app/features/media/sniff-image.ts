// Detects a file's format by its content; its name and the browser's content type prove nothing.

import { message } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'

export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif'
type Sniffed = { ok: true; kind: ImageKind } | { ok: false; problem: Message }

const endings: Record<ImageKind, RegExp> = {
  jpeg: /\.(jpe?g|jfif)$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
  avif: /\.avif$/i,
}
const names: Record<ImageKind, Phrase> = { jpeg: 'a JPEG', png: 'a PNG', webp: 'a WebP', avif: 'an AVIF' }

/** @param name from the browser; a pasted picture has none */
export function sniffImage(bytes: Uint8Array, name = ''): Sniffed {
  const problem = (text: Message): Sniffed => ({ ok: false, problem: text })
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length === 0) return problem(refusals.empty)
  if (file.length > mostBytes) return problem(refusals.tooHeavy)
  const kind = kindOf(file)
  if (!isKind(kind)) return problem(/\.svgz?$/i.test(name) ? refusals.svg : refusals[kind])
  const ending = /\.\w+$/.exec(name)
  if (ending && !endings[kind].test(name)) return problem(refusals.wrongName(names[kind]))
  const flaw = inspect[kind](file) ?? (holdsOther(file) ? 'mixed' : null)
  return flaw ? problem(refusals[flaw]) : { ok: true, kind }
}

// The reasons for refusing a picture, each with what to do about it.
const mostBytes = 8_000_000
export const mostPixels = 50_000_000

export const refusals = {
  empty: 'The file is empty.',
  tooHeavy: 'The image is larger than 8 MB. Make it smaller, and upload it again.',
  tooLarge: 'The image has more than 50 million pixels. Make it smaller, and upload it again.',
  svg: 'SVG files are not accepted, because they can carry scripts. Export the drawing as PNG, and upload that.',
  gif: 'GIF files are not accepted. Save the image as PNG or WebP, and upload that.',
  heic: 'HEIC photos are not accepted, because most browsers do not show them. Export the photo as JPEG, and upload that.',
  unknown: 'This file is not an image that can be used. Upload a JPEG, PNG, WebP or AVIF.',
  animated: 'Animated images are not accepted. Upload a still image.',
  damaged: 'The image is damaged or incomplete. Save it again and upload the new file.',
  mixed: 'The file contains something besides the image. Open the image, save it again and upload that.',
  wrongName: (kind: Phrase) =>
    message('The file’s name does not match its content: it is {kind}. Rename it and upload it again.', {
      kind: message(kind),
    }),
} as const

type Other = 'svg' | 'gif' | 'heic' | 'unknown'
type Flaw = 'animated' | 'damaged' | 'mixed'

const isKind = (kind: ImageKind | Other): kind is ImageKind => Object.hasOwn(endings, kind)

function kindOf(file: Buffer): ImageKind | Other {
  const text = (from: number, to: number) => file.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(0, 4) === 'GIF8') return 'gif'
  if (text(4, 8) === 'ftyp')
    return brandsOf(file).some((brand) => brand === 'avif' || brand === 'avis') ? 'avif' : 'heic'
  return /^\ufeff?\s*<(\?xml|!--|!doctype\s+svg|svg)\b/i.test(file.toString('utf8', 0, 500)) &&
    /<svg/i.test(file.toString('latin1'))
    ? 'svg'
    : 'unknown'
}

/** The brands that a box-structured file (ISO 14496-12) declares. */
function brandsOf(file: Buffer): string[] {
  const end = Math.min(file.readUInt32BE(0), file.length, 256)
  const brands = [file.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(file.toString('latin1', at, at + 4))
  return brands
}

/** Checks that the file is one still image from its first byte to its last. */
const inspect: Record<ImageKind, (file: Buffer) => Flaw | null> = {
  // Phones append a second or moving picture to a photo; it is dropped when the photo is encoded anew, so the photo is
  // accepted.
  jpeg: () => null,
  png(file) {
    for (let at = 8; at + 12 <= file.length; ) {
      const type = file.toString('latin1', at + 4, at + 8)
      if (type === 'acTL') return 'animated'
      at += 12 + file.readUInt32BE(at)
      if (type === 'IEND') return at === file.length ? null : 'mixed'
    }
    return 'damaged'
  },
  webp(file) {
    if (file.length < 21) return 'damaged'
    const end = 8 + file.readUInt32LE(4)
    if (end > file.length) return 'damaged'
    if (end + (end % 2) < file.length) return 'mixed'
    return file.toString('latin1', 12, 16) === 'VP8X' && ((file[20] ?? 0) & 0x02) !== 0 ? 'animated' : null
  },
  avif(file) {
    if (brandsOf(file).includes('avis')) return 'animated'
    let at = 0
    while (at + 8 <= file.length) {
      if (!/^[a-z]{4}$/.test(file.toString('latin1', at + 4, at + 8))) return 'mixed'
      const size = file.readUInt32BE(at)
      // Zero means to the end of the file.
      if (size === 0) return null
      if (size < 8) return 'damaged'
      at += size
    }
    return at === file.length ? null : at > file.length ? 'damaged' : 'mixed'
  },
}

/** Signs of a page, a script, a PDF or an archive inside the file. */
function holdsOther(file: Buffer): boolean {
  if (/<script|<\?php|<!doctype|<iframe/i.test(file.toString('latin1'))) return true
  return file.subarray(0, 1024).includes('%PDF-') || file.subarray(-65_557).includes('PK\x05\x06')
}
