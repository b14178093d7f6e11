// The state between the two steps of signing in: after the right password there are five minutes to enter a code,
// without a session.
import { type Cookie, createCookie } from '@remix-run/node'
import { z } from 'zod'
import { cookieName, isSecure } from '#app/http/browser/cookie-name.server.ts'
import { derivedKeys } from '#app/http/secrets/secret.server.ts'
import { isOver } from '#db/queries/clock.ts'
import type { Db } from '#db/schema.ts'
import type { User } from '#db/tables/staff.ts'

const lifetime = 5 * 60_000
/** The account's version invalidates it once the password is changed or the account disabled. */
const pending = z.object({ user: z.string(), version: z.number(), until: z.number() })

let cookie: Cookie | undefined

function pendingCookie() {
  cookie ??= createCookie(cookieName('two-step'), {
    // Uses its own keys, so that no other signed value can pass for this cookie.
    secrets: derivedKeys('pending-sign-in').map((key) => key.toString('base64url')),
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: lifetime / 1000,
  })
  return cookie
}

export const waitForCode = ({ id, version }: User, now: number) =>
  pendingCookie().serialize({ user: id, version, until: now + lifetime })

export const stopWaiting = () => pendingCookie().serialize('', { maxAge: 0 })

/** The account whose password was given in this browser a moment ago, or null. */
export async function findPendingUser(db: Db, request: Request, now: number): Promise<User | null> {
  const value = pending.safeParse(await pendingCookie().parse(request.headers.get('Cookie')))
  if (!value.success || isOver(value.data.until, lifetime, now)) return null
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', value.data.user)
    .where('version', '=', value.data.version)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return user ?? null
}
