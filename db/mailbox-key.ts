// Which mailbox an address leads to, as far as its spelling tells: for counting, never for delivering or showing.
import { domainToASCII } from 'node:url'
import { normalizeText } from './queries/normalize.ts'

/** Hosts that do not look at the dots before the at sign, under one name. */
const dotless: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/** Alike for spellings of one mailbox: capitals, a plus tag, the host's last dot or its name in another alphabet. */
export function mailboxKey(address: string): string {
  const folded = normalizeText(address.trim(), 'NFC').toLowerCase()
  const at = folded.lastIndexOf('@')
  if (at < 0) return folded
  const given = folded.slice(at + 1).replace(/\.$/, '')
  const host = domainToASCII(given) || given
  const plus = folded.indexOf('+')
  const local = folded.slice(0, plus > 0 && plus < at ? plus : at)
  const known = Object.hasOwn(dotless, host) ? dotless[host] : undefined
  return known ? `${local.replaceAll('.', '')}@${known}` : `${local}@${host}`
}
