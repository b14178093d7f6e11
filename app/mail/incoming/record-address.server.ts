// The address that a record is answered at: its reference with a keyed check, so that nobody can make one up.
import { env } from '#app/env.server.ts'
import { hmac, verifyHmac } from '#app/http/secrets/secret.server.ts'

const purpose = 'record-address'
/** Of the check, in hexadecimal figures: 80 bits, and the part before the at sign keeps below 64 characters. */
const length = 20

/** Null where the site takes in no mails. */
export const recordAddress = (reference: string): string | null =>
  env.INBOUND_DOMAIN
    ? `${reference.toLowerCase()}.${hmac(purpose, reference).slice(0, length)}@${env.INBOUND_DOMAIN}`
    : null

/** The reference of the record that an address of ours stands for; null for any other. */
export function referenceOf(address: string): string | null {
  const [, typed = '', check = '', host = ''] =
    /^([a-z]{3}(?:-[0-9a-z]{4}){2})\.([0-9a-f]{20})@([^@]+)$/i.exec(address) ?? []
  const reference = typed.toUpperCase()
  const isOurs = host.toLowerCase() === env.INBOUND_DOMAIN
  return isOurs && verifyHmac(purpose, reference, check.toLowerCase(), length) ? reference : null
}
