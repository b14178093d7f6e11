// Signing in: throttle, comparison, session.
import { Authenticator } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import { clientKey } from '#app/http/client-address.server.ts'
import type { Db } from '#db/schema.ts'
import { admitAttempt, forgiveAttempts } from './login-throttle.server.ts'
import { verifyPassword } from './passwords.server.ts'
import { openSession } from './sessions.server.ts'
import { findUserByEmail } from './users.server.ts'

/** Unknown, without a password, disabled or wrong: all the same to whoever tries. */
export class InvalidCredentials extends Error {}

/**
 * Signs in whom the request's e-mail and password belong to. The request's body must not have been read.
 * @returns the session cookie's header
 * @throws TooManyRequests, InvalidCredentials
 */
export async function signIn(db: Db, request: Request, email: string, now: number): Promise<string> {
  const attempt = { email, client: clientKey(request) }
  await admitAttempt(db, attempt, now)
  const userId = await authenticatorOf(db).authenticate('form', request)
  await forgiveAttempts(db, attempt)
  return openSession(db, userId, request, now)
}

function authenticatorOf(db: Db) {
  return new Authenticator<string>().use(
    new FormStrategy(async ({ form }) => {
      const user = await findUserByEmail(db, String(form.get('email') ?? ''))
      const isRight = await verifyPassword(user?.password_hash, String(form.get('password') ?? ''))
      if (!user || !isRight || user.status !== 'active') throw new InvalidCredentials()
      return user.id
    }),
  )
}
