// Guesses from its spelling which mailbox an address leads to: for counting only, never for delivery or display.
import { domainToASCII } from 'node:url'
import { normalizeText } from './queries/normalize.ts'

/** Hosts that ignore dots before the at sign, with their canonical name. */
const dotless: Record<string, string> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' }

/** Equal for spellings of one mailbox: capitals, a plus tag, the host's trailing dot, an internationalised host name. */
export function mailboxKey(address: string): string {
  const folded = normalizeText(address.trim(), 'NFC').toLowerCase()
  const at = folded.lastIndexOf('@')
  if (at < 0) return folded
  const domain = folded.slice(at + 1).replace(/\.$/, '')
  const host = domainToASCII(domain) || domain
  const plus = folded.indexOf('+')
  const local = folded.slice(0, plus > 0 && plus < at ? plus : at)
  const canonicalHost = Object.hasOwn(dotless, host) ? dotless[host] : undefined
  return canonicalHost ? `${local.replaceAll('.', '')}@${canonicalHost}` : `${local}@${host}`
}
