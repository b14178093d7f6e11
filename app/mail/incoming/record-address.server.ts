// The reply address of a record: its reference with a keyed checksum, so that addresses cannot be forged.
import { env } from '#app/env.server.ts'
import { hmac, verifyHmac } from '#app/http/secrets/secret.server.ts'

const purpose = 'record-address'
/** The checksum's length in hexadecimal digits: 80 bits, and the local part stays below 64 characters. */
const length = 20

/** Null when the site receives no mail. */
export const recordAddress = (reference: string): string | null =>
  env.INBOUND_DOMAIN
    ? `${reference.toLowerCase()}.${hmac(purpose, reference).slice(0, length)}@${env.INBOUND_DOMAIN}`
    : null

/** The record's reference from such an address; null for any other address. */
export function referenceOf(address: string): string | null {
  const [, typed = '', check = '', host = ''] =
    /^([a-z]{3}(?:-[0-9a-z]{4}){2})\.([0-9a-f]{20})@([^@]+)$/i.exec(address) ?? []
  const reference = typed.toUpperCase()
  const isOurs = host.toLowerCase() === env.INBOUND_DOMAIN
  return isOurs && verifyHmac(purpose, reference, check.toLowerCase(), length) ? reference : null
}
