// Codes of an authenticator app: RFC 6238 (time) over RFC 4226 (HMAC-SHA-1), a new one every 30 seconds.
import { createHmac, timingSafeEqual } from 'node:crypto'

const digits = 6
const period = 30

export const stepAt = (now: number) => Math.floor(now / 1000 / period)

/** The address for authenticator apps, which do not read a plus sign as a space. */
export function keyAddress(company: string, email: string, secret: string): string {
  const issuer = encodeURIComponent(company)
  const query = `secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=${digits}&period=${period}`
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${query}`
}

/** The code of one step. */
export function codeOf(secret: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** length).padStart(length, '0')
}

/** The time step of a code: the current one or a neighbour, for clocks that differ. Null if none matches. */
export function matchingStep(secret: Uint8Array, code: string, now: number): number | null {
  const current = stepAt(now)
  return [current, current - 1, current + 1].find((step) => isSame(codeOf(secret, step), code)) ?? null
}

function isSame(expected: string, given: string) {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

// RFC 4648 base32 without padding, the form in which authenticator apps accept a secret.
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** Null for invalid base32. Spaces, lower case and padding are ignored. */
export function fromBase32(text: string): Buffer | null {
  const letters = text.replace(/[\s=]/g, '').toUpperCase()
  if (!/^[A-Z2-7]*$/.test(letters)) return null
  const bits = [...letters].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
