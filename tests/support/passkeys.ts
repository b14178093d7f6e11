// Passkeys of members of staff: added and used through the pages with a software authenticator, or stored directly.
import { newId } from '#db/queries/id.ts'
import { password } from './people.ts'
import type { Site } from './site.ts'
import { softPasskey } from './soft-passkey.ts'
import type { Visitor } from './visitor.ts'

export const passkeysPage = '/dashboard/settings/passkeys'

/** Gives the password, after which the browser would make the passkey. */
export const beginPasskey = async (visitor: Visitor, name = 'Private label') =>
  visitor.submit(await visitor.visit(passkeysPage), '#passkey', { name, currentPassword: password })

/** The challenge in the browser's cookie. */
export function challengeOf({ cookies }: Visitor): { challenge: string } {
  const [body = ''] = (cookies.get('passkey') ?? '').split('.')
  return JSON.parse(Buffer.from(decodeURIComponent(body), 'base64').toString())
}

export const answerWith = (credential: object) => new URLSearchParams({ credential: JSON.stringify(credential) })

/** Adds a passkey for the person signed in here. */
export async function addPasskey(visitor: Visitor, userId: string, name?: string) {
  await beginPasskey(visitor, name)
  const key = softPasskey(new URL(visitor.origin).hostname, Buffer.from(userId).toString('base64url'))
  const created = key.create(challengeOf(visitor), { origin: visitor.origin })
  return { key, page: await visitor.post(`${passkeysPage}/add`, answerWith(created)) }
}

/** Answers a new challenge on the sign-in page. */
export async function signInWith(visitor: Visitor, key: ReturnType<typeof softPasskey>, query = '') {
  await visitor.visit('/login/passkey')
  const answer = key.get(challengeOf(visitor), { origin: visitor.origin })
  return visitor.post(`/login/passkey${query}`, answerWith(answer))
}

/** Stores a passkey that no authenticator has. @returns its id */
export async function storedPasskey({ db }: Pick<Site, 'db'>, userId: string): Promise<string> {
  const id = newId()
  const key = { credential_id: id, public_key: '', counter: 0, transports: '', is_synced: 0 }
  await db
    .insertInto('passkeys')
    .values({ id, user_id: userId, ...key, name: 'Ada Admin', created_at: Date.now(), last_used_at: null })
    .execute()
  return id
}
