// Between the two steps of signing in: who gave the right password waits five minutes for a code, with no session yet.
import { type Cookie, createCookie } from '@remix-run/node'
import { z } from 'zod'
import { cookieName, isSecure } from '#app/http/browser/cookie-name.server.ts'
import { derivedKeys } from '#app/http/secrets/secret.server.ts'
import { isOver } from '#db/queries/clock.ts'
import type { Db } from '#db/schema.ts'
import type { User } from '#db/tables/staff.ts'

const lifetime = 5 * 60_000
/** The account's version makes it worthless once the password is changed or the account disabled. */
const pending = z.object({ user: z.string(), version: z.number(), until: z.number() })

let cookie: Cookie | undefined

function pendingCookie() {
  cookie ??= createCookie(cookieName('two-step'), {
    // Keys of its own: nothing else that the site signs can be passed off as this.
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

/** Who gave the right password in this browser a moment ago; null for nobody. */
export async function whoWaits(db: Db, request: Request, now: number): Promise<User | null> {
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
