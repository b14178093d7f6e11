// A person's own passkeys: adding one in two steps, the proof and the browser's answer, and revoking it.
import { type ClientProof, reauthenticate } from '#app/features/staff/sessions/reauthenticate.server.ts'
import type { Staff } from '#app/features/staff/sessions/sessions.server.ts'
import { recordOwnChange } from '#app/features/staff/two-step/own-two-step.server.ts'
import { requirementOf } from '#app/features/staff/two-step/required.server.ts'
import { mailTransaction } from '#app/mail/mail-transaction.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import { newId } from '#db/queries/id.ts'
import type { Db, Trx } from '#db/schema.ts'
import {
  algorithms,
  type Challenge,
  handleOf,
  issueChallenge,
  relyingParty,
  spendChallenge,
  webAuthn,
} from './challenge.server.ts'
import { countPasskeys, findPasskey } from './passkeys.server.ts'
import type { CreatedPasskey } from './schema.ts'
import { mostPasskeys } from './words.ts'

/** The browser's answer does not fit its challenge, or the passkey is known already. */
export class PasskeyRefused extends Error {}

/** With a code where the account has two-step sign-in. */
const fullProof = ({ code, ...proof }: ClientProof, { hasTwoStep }: Staff): ClientProof =>
  hasTwoStep ? { ...proof, code: code ?? '' } : proof

/** @returns the Set-Cookie header of the challenge @throws TooManyRequests, WrongPassword, WrongCode */
export function beginPasskey(db: Db, { name, ...proof }: ClientProof & { name: string }, by: By<Staff>) {
  const { actor, now } = by
  return reauthenticate(db, fullProof(proof, actor), by, async (trx) => {
    await recordAudit(trx, { verb: 'passkey-begun', kind: 'user', id: actor.id, reference: actor.email }, by)
    return (await issueChallenge(now, { session: actor.sessionId, name })).header
  })
}

/** The options with which the browser makes a passkey. @param company shown by the browser */
export async function creationOptions(db: Db, staff: Staff, { challenge }: Challenge, company: string) {
  const { generateRegistrationOptions } = await webAuthn()
  const own = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', staff.id)
    .execute()
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: company,
    rpID: relyingParty().id,
    userID: handleOf(staff.id),
    userName: staff.email,
    userDisplayName: staff.name,
    challenge: Buffer.from(challenge, 'base64url'),
    timeout: 5 * 60_000,
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports: transportsOf(transports) })),
  })
  return options
}

/** @throws PasskeyRefused */
export async function addPasskey(db: Db, answer: CreatedPasskey, { challenge, name }: Challenge, by: By<Staff>) {
  const { credential, credentialBackedUp } = await verified(answer, challenge)
  await mailTransaction(db, async (trx) => {
    if (!(await spendChallenge(trx, challenge, by.now))) throw new PasskeyRefused()
    const added = await trx
      .insertInto('passkeys')
      .values({
        id: newId(),
        user_id: by.actor.id,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: answer.response.transports.join(','),
        is_synced: Number(credentialBackedUp),
        name,
        created_at: by.now,
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw new PasskeyRefused()
    await recordOwnChange(trx, 'passkey-added', 'passkey-added', by)
  })
}

async function verified(answer: CreatedPasskey, challenge: string) {
  const { verifyRegistrationResponse } = await webAuthn()
  const { id, origin } = relyingParty()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (registrationInfo) return registrationInfo
  } catch {
    // The library throws for whatever does not fit.
  }
  throw new PasskeyRefused()
}

type Revoked = { ok: true } | { ok: false; reason: 'gone' | 'last' }

/** Not the last one that the role requires. @throws TooManyRequests, WrongPassword, WrongCode */
export function revokePasskey(db: Db, id: string, proof: ClientProof, by: By<Staff>): Promise<Revoked> {
  const { actor } = by
  return reauthenticate(db, fullProof(proof, actor), by, async (trx) => {
    if (!(await findPasskey(trx, actor.id, id))) return { ok: false, reason: 'gone' }
    if (await isNeeded(trx, actor)) return { ok: false, reason: 'last' }
    await trx.deleteFrom('passkeys').where('id', '=', id).execute()
    await recordOwnChange(trx, 'passkey-revoked', 'passkey-revoked', by)
    return { ok: true }
  })
}

/** True for the last passkey of a person whose role would then miss its second step. */
async function isNeeded(trx: Trx, { id, role, hasTwoStep }: Staff) {
  if ((await countPasskeys(trx, id)) > 1) return false
  const requirement = await requirementOf(trx, role)
  return requirement === 'passkey' || (requirement === 'second-step' && !hasTwoStep)
}

/** @returns whether the person has as many passkeys as one may have */
export const hasEnough = async (db: Db, userId: string) => (await countPasskeys(db, userId)) >= mostPasskeys

const transportsOf = (stored: string) => stored.split(',').filter(Boolean)
