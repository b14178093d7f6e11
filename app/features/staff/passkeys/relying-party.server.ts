// The site as WebAuthn knows it: passkeys are bound to its host, and browsers answer for its origin.
import { env } from '#app/env.server.ts'

export function relyingParty() {
  const { hostname, origin } = new URL(env.APP_URL)
  return { id: hostname, origin }
}

/** EdDSA, ES256 and RS256. Named, because the library's own list depends on the version of Node. */
export const algorithms = [-8, -7, -257]

/** Loaded when it is first needed: that takes a third of a second, and memory. */
export const webAuthn = () => import('@simplewebauthn/server')

/** The account as authenticators know it. */
export const handleOf = (userId: string) => Buffer.from(userId)
