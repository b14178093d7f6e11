// Members of staff: with a password, signed in.
import { randomUUID } from 'node:crypto'
import { createUser, findUserByEmail, setPassword } from '#app/features/staff/accounts/users.server.ts'
import { hashPassword } from '#app/features/staff/passwords/passwords.server.ts'
import { enter } from '#app/features/staff/sessions/sign-in.server.ts'
import { clientAddressHeader } from '#app/http/edge/client-address.server.ts'
import type { Roles } from '#db/tables/staff.ts'
import type { Site } from './site.ts'
import type { Visitor } from './visitor.ts'

export const password = 'Correct Horse 7'
let hash: Promise<string> | undefined

type Person = { name?: string; timeZone?: string }

/** Creates an active account with this role. @returns its address */
export async function staffAccount(
  site: Pick<Site, 'db'>,
  role: Roles = 'admin',
  person: Person = {},
): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const user = await createUser(site.db, { email, role, ...person, name: person.name ?? 'Ada' }, Date.now())
  hash ??= hashPassword(password)
  const passwordHash = await hash
  await site.db.transaction().execute((trx) => setPassword(trx, user?.id ?? '', passwordHash))
  return email
}

/** A browser signed in with this role, as by the sign-in form; only the password is not asked for, which takes long. */
export async function signedIn(
  site: Pick<Site, 'db' | 'visitor'>,
  role: Roles = 'admin',
  person: Person = {},
): Promise<Visitor> {
  const email = await staffAccount(site, role, person)
  const user = await findUserByEmail(site.db, email)
  if (!user) throw new Error(`no account: ${email}`)
  const visitor = site.visitor()
  const headers = { [clientAddressHeader]: '127.0.0.1', 'User-Agent': 'node' }
  const request = new Request(new URL('/login', visitor.origin), { headers })
  const attempt = { email, client: 'this machine', device: null }
  visitor.keepCookies(await enter(site.db, { user, request, attempt, now: Date.now() }))
  return visitor
}
