// Members of staff: with a password, signed in through the sign-in form.
import { randomUUID } from 'node:crypto'
import { createUser, setPassword } from '#app/features/staff/accounts/users.server.ts'
import { hashPassword } from '#app/features/staff/passwords/passwords.server.ts'
import type { Role } from '#db/tables/staff.ts'
import type { Site } from './site.ts'
import type { Visitor } from './visitor.ts'

export const password = 'Correct Horse 7'
let hash: Promise<string> | undefined

type Person = { name?: string; timeZone?: string }

/** Creates an active account with this role. @returns its address */
export async function staffAccount(site: Pick<Site, 'db'>, role: Role = 'admin', person: Person = {}): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const user = await createUser(site.db, { email, role, ...person, name: person.name ?? 'Ada' }, Date.now())
  hash ??= hashPassword(password)
  const passwordHash = await hash
  await site.db.transaction().execute((trx) => setPassword(trx, user?.id ?? '', passwordHash))
  return email
}

/** A browser signed in with this role. */
export async function signedIn(
  site: Pick<Site, 'db' | 'visitor'>,
  role: Role = 'admin',
  person: Person = {},
): Promise<Visitor> {
  const email = await staffAccount(site, role, person)
  const visitor = site.visitor()
  const sent = await visitor.submit(await visitor.visit('/login'), '#login', { email, password }, { follow: false })
  // The dashboard itself would cost more than signing in.
  if (sent.headers.get('Location') !== '/dashboard')
    throw new Error(`Signing in was answered ${sent.status}: ${sent.text}`)
  return visitor
}
