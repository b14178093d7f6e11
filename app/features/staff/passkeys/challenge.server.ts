// The challenge that a passkey signs: in a signed cookie of the browser that asked, for five minutes, and for one answer.
import { randomBytes } from 'node:crypto'
import { type Cookie, createCookie } from '@remix-run/node'
import { z } from 'zod'
import { cookieName, isSecure } from '#app/http/browser/cookie-name.server.ts'
import { isRepeat } from '#app/http/edge/rate-limit.server.ts'
import { hashed } from '#app/http/secrets/hashed.server.ts'
import { derivedKeys } from '#app/http/secrets/secret.server.ts'
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

let cookie: Cookie | undefined

function challengeCookie() {
  cookie ??= createCookie(cookieName('passkey'), {
    // Uses its own keys, so that no other signed value can pass for this cookie.
    secrets: derivedKeys('passkey-challenge').map((key) => key.toString('base64url')),
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: lifetime / 1000,
  })
  return cookie
}

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
