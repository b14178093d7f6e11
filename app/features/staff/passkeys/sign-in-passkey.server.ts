// Signing in with a passkey instead of the password. The device has verified its owner, so it is both factors at once.
import { Authenticator } from 'remix-auth'
import { Strategy } from 'remix-auth/strategy'
import { attemptSignIn, enter, InvalidCredentials } from '#app/features/staff/sessions/sign-in.server.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Passkey, User } from '#db/tables/staff.ts'
import {
  type Challenge,
  findChallenge,
  forgetChallenge,
  handleOf,
  issueChallenge,
  relyingParty,
  spendChallenge,
  webAuthn,
} from './challenge.server.ts'
import type { AssertedPasskey } from './schema.ts'

/** The browser was given no challenge, or too long ago. */
export class NoChallenge extends Error {}

/** The options with which the browser asks for a passkey, any of this site, and the Set-Cookie header of the challenge. */
export async function signInOptions(now: number) {
  const { challenge, header } = await issueChallenge(now)
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: 5 * 60_000,
    userVerification: 'required',
  })
  return { options, header }
}

/**
 * It counts as a password does, and a refusal says as little.
 * @param request its address, cookies and device; its body may have been read
 * @returns the Set-Cookie headers
 * @throws TooManyRequests, NoChallenge, InvalidCredentials, TooBusy
 */
export async function signInWithPasskey(
  db: Db,
  request: Request,
  answer: AssertedPasskey,
  now: number,
): Promise<string[]> {
  const known = await findByCredential(db, answer.id)
  // An unknown passkey has no account, so that its attempts count by themselves.
  const email = known?.user.email ?? `passkey:${answer.id}`
  return attemptSignIn(db, request, email, now, async (attempt) => {
    const withoutBody = new Request(request.url, { headers: request.headers })
    const used = await authenticatorOf(known, answer, now).authenticate('passkey', withoutBody)
    const spend = async (trx: Trx) => {
      await spendUse(trx, used, now)
      return 'passkey' as const
    }
    const cookies = await enter(db, { user: used.user, request, attempt, now, spend })
    return [...cookies, await forgetChallenge()]
  })
}

type Known = { passkey: Passkey; user: User }
type Used = Known & { challenge: string; counter: number; isSynced: boolean }

/** Beside the form strategy of the password: finds the challenge that this browser was given, for its verifier. */
class PasskeyStrategy extends Strategy<Used, Challenge> {
  name = 'passkey'

  constructor(
    private readonly now: number,
    verify: Strategy.VerifyFunction<Used, Challenge>,
  ) {
    super(verify)
  }

  async authenticate(request: Request): Promise<Used> {
    const challenge = await findChallenge(request, this.now)
    if (!challenge) throw new NoChallenge()
    return this.verify(challenge)
  }
}

const authenticatorOf = (known: Known | null, answer: AssertedPasskey, now: number) =>
  new Authenticator<Used>().use(
    new PasskeyStrategy(now, async ({ challenge }) => {
      if (!known) throw new InvalidCredentials()
      return { ...known, ...(await verified(known, answer, challenge)), challenge }
    }),
  )

async function verified({ passkey, user }: Known, answer: AssertedPasskey, challenge: string) {
  const { verifyAuthenticationResponse } = await webAuthn()
  const { id, origin } = relyingParty()
  // The account is not named beforehand, so the authenticator must name the one that the passkey is stored for.
  if (answer.response.userHandle !== handleOf(user.id).toString('base64url')) throw new InvalidCredentials()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credential_id,
        publicKey: Buffer.from(passkey.public_key, 'base64url'),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    })
    const { newCounter, credentialBackedUp } = authenticationInfo
    if (verified) return { counter: newCounter, isSynced: credentialBackedUp }
  } catch {
    // The library throws for whatever does not fit: challenge, origin, signature, verification, a count that fell.
  }
  throw new InvalidCredentials()
}

async function findByCredential(db: Db, credentialId: string): Promise<Known | null> {
  const passkey = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  const user =
    passkey &&
    (await db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', passkey.user_id)
      .where('status', '=', 'active')
      .executeTakeFirst())
  return user ? { passkey, user } : null
}

/** Neither the challenge nor the count works twice, not even at the same time. @throws InvalidCredentials */
async function spendUse(trx: Trx, { passkey, challenge, counter, isSynced }: Used, now: number) {
  if (!(await spendChallenge(trx, challenge, now))) throw new InvalidCredentials()
  const used = await trx
    .updateTable('passkeys')
    .set({ counter, is_synced: Number(isSynced), last_used_at: now })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .returning('id')
    .executeTakeFirst()
  if (!used) throw new InvalidCredentials()
}
