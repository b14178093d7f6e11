// The files that staff attach to a reply: which kinds, how many and how large.

import type { UploadedFile } from '#app/forms/read/body.server.ts'
import { message } from '#app/languages/message.ts'
import type { Message, Phrase } from '#app/languages/phrases.server.ts'

const megabytes = 10
/** Base64 makes a mail a third larger, and many mail servers refuse one of over 20 MB. */
const mostBytes = megabytes * 1_000_000
const mostFiles = 5

const pictures = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', gif: 'image/gif', webp: 'image/webp' }
const office = 'application/vnd.openxmlformats-officedocument'
const open = 'application/vnd.oasis.opendocument'
const types: Record<string, string> = {
  pdf: 'application/pdf',
  ...pictures,
  txt: 'text/plain',
  csv: 'text/csv',
  ics: 'text/calendar',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
  pptx: `${office}.presentationml.presentation`,
  odt: `${open}.text`,
  ods: `${open}.spreadsheet`,
  odp: `${open}.presentation`,
  hwp: 'application/x-hwp',
  hwpx: 'application/hwp+zip',
}

const zip = 'PK\u0003\u0004'
const beginnings: Record<string, string> = {
  pdf: '%PDF-',
  png: '\u0089PNG',
  jpg: '\u00ff\u00d8\u00ff',
  jpeg: '\u00ff\u00d8\u00ff',
  gif: 'GIF8',
  webp: 'RIFF',
  hwp: '\u00d0\u00cf\u0011\u00e0',
  ...Object.fromEntries(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'hwpx'].map((ending) => [ending, zip])),
}

export const replyFiles = {
  name: 'files',
  largest: mostBytes,
  accept: Object.keys(types)
    .map((ending) => `.${ending}`)
    .join(','),
} as const

export const replyFileLimits = { count: mostFiles, megabytes }

/** With the limits as their values. */
export const replyFileWords = {
  hint: 'Up to {count} files, {megabytes} MB in total: PDF, pictures, text, and office documents.',
  tooMany: 'A reply takes up to {count} files, {megabytes} MB in total. Tick those to remove, then send it again.',
  tooLarge: 'The files are larger than {megabytes} MB in total. Please choose smaller or fewer files.',
} as const satisfies Record<string, Phrase>

const endingOf = (name: string) => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Of a file whose content was found to be of its kind. */
export const typeOf = (name: string) => types[endingOf(name)] ?? 'application/octet-stream'

/** Checks the content, because the name is only a claim; null for a file that may be attached. */
export function fileProblem({ name, bytes }: UploadedFile): Message | null {
  const ending = endingOf(name)
  if (!Object.hasOwn(types, ending)) return message('“{name}” is a type of file that can’t be attached.', { name })
  if (bytes.byteLength === 0) return message('“{name}” is empty.', { name })
  const isOfKind = Object.hasOwn(beginnings, ending) ? beginsWith(bytes, beginnings[ending] ?? '') : !bytes.includes(0)
  return isOfKind
    ? null
    : message('“{name}” is not a {kind} file, as its name says.', { name, kind: ending.toUpperCase() })
}

const beginsWith = (bytes: Uint8Array, beginning: string) =>
  [...beginning].every((letter, index) => bytes[index] === letter.charCodeAt(0))

/** @param sizes of all files of the reply, in bytes */
export function sizeProblem(sizes: readonly number[]): Message | null {
  if (sizes.length > mostFiles) return message('A reply has at most {count} files.', { count: mostFiles })
  return sizes.reduce((sum, size) => sum + size, 0) > mostBytes
    ? message(replyFileWords.tooLarge, replyFileLimits)
    : null
}
