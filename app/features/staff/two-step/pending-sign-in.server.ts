// The state between the two steps of signing in: after the right password there are five minutes to enter a code,
// without a session.
import { z } from 'zod'
import { signedCookie } from '#app/http/secrets/signed-cookie.server.ts'
import { isOver } from '#db/queries/clock.ts'
import type { Db } from '#db/schema.ts'
import type { User } from '#db/tables/staff.ts'

const lifetime = 5 * 60_000
/** The account's version invalidates it once the password is changed or the account disabled. */
const pending = z.object({ user: z.string(), version: z.number(), until: z.number() })

const pendingCookie = signedCookie('two-step', 'pending-sign-in', lifetime)

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
