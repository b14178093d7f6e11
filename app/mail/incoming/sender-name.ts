// The name that the sender of a received mail gives itself.
import { singleLine } from '../address.ts'
import { decodedWords } from './encoded-words.ts'

/** Of `Name <address>`, also encoded or quoted; null for an address alone, or as its own name. */
export function senderName(from: string): string | null {
  const [, raw = '', address = ''] = /^([^<>]*)<([^<>]*)>\s*$/.exec(from.slice(0, 1000)) ?? []
  const words = raw.trim()
  const isQuoted = words.length > 1 && words.startsWith('"') && words.endsWith('"')
  const unquoted = isQuoted ? words.slice(1, -1).replace(/\\(.)/g, '$1') : words
  const name = singleLine(decodedWords(unquoted), 100)
  return name === '' || name.toLowerCase() === address.trim().toLowerCase() ? null : name
}

/** Such as `Ann Kim <ann@example.com>`; '' for an unknown sender. */
export const senderWords = (address: string, name: string | null) =>
  name && address ? `${name} <${address}>` : address
