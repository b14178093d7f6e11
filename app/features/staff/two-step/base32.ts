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
