// The challenge that a passkey signs: in a signed cookie of the browser that asked, for five minutes, and for one answer.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { env } from '#app/env.server.ts'
import { isRepeat } from '#app/http/edge/rate-limit.server.ts'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import { signedCookie } from '#app/http/secrets/signed-cookie.server.ts'
import { isOver } from '#db/queries/clock.ts'
import type { Trx } from '#db/schema.ts'

const lifetime = 5 * 60_000
const issued = z.object({
  challenge: z.string(),
  /** The session that adds a passkey; empty for signing in. */
  session: z.string(),
  /** The new passkey's name. */
  name: z.string(),
  until: z.number(),
})

export type Challenge = z.output<typeof issued>

const challengeCookie = signedCookie('passkey', 'passkey-challenge', lifetime)

/** A new challenge with its Set-Cookie header; it replaces the browser's older one. */
export async function issueChallenge(now: number, { session = '', name = '' } = {}) {
  const challenge = randomBytes(32).toString('base64url')
  const header = await challengeCookie().serialize({ challenge, session, name, until: now + lifetime })
  return { challenge, header }
}

/** The browser's challenge. Null if it has none, or if that was for another session or too long ago. */
export async function findChallenge(request: Request, now: number, session = ''): Promise<Challenge | null> {
  const value = issued.safeParse(await challengeCookie().parse(request.headers.get('Cookie')))
  if (!value.success || value.data.session !== session || isOver(value.data.until, lifetime, now)) return null
  return value.data
}

export const forgetChallenge = () => challengeCookie().serialize('', { maxAge: 0 })

/** Uses the challenge up, in the transaction of what it was for. @returns false if it was used before */
export const spendChallenge = async (trx: Trx, challenge: string, now: number): Promise<boolean> =>
  !(await isRepeat(trx, `passkey:${hashed(challenge)}`, 2 * lifetime, now))

// The site as WebAuthn knows it: passkeys are bound to its host, and browsers answer for its origin.

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
