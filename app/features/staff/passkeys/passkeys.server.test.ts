import { expect, test } from 'vitest'
import { editUser } from '#app/features/staff/accounts/manage-users.server.ts'
import { createUser, disableUser, setPassword } from '#app/features/staff/accounts/users.server.ts'
import { hashPassword } from '#app/features/staff/passwords/passwords.server.ts'
import { WrongPassword } from '#app/features/staff/sessions/reauthenticate.server.ts'
import { findSession, openSession, type Staff } from '#app/features/staff/sessions/sessions.server.ts'
import { InvalidCredentials, PasskeyNeeded, signIn } from '#app/features/staff/sessions/sign-in.server.ts'
import { changeRequirements, missingStep, type Requirements } from '#app/features/staff/two-step/required.server.ts'
import { TooManyRequests } from '#app/http/edge/rate-limit.server.ts'
import type { Db } from '#db/schema.ts'
import type { Roles } from '#db/tables/staff.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { softPasskey } from '#tests/support/soft-passkey.ts'
import { findChallenge, handleOf, relyingParty } from './challenge.server.ts'
import { addPasskey, beginPasskey, creationOptions, PasskeyRefused, revokePasskey } from './own-passkeys.server.ts'
import { listPasskeys, removePasskeys, renamePasskey } from './passkeys.server.ts'
import { NoChallenge, signInOptions, signInWithPasskey } from './sign-in-passkey.server.ts'

const now = Date.UTC(2026, 4, 4)
const minute = 60_000
const password = 'Correct Horse 7'
const { id: rpId, origin } = relyingParty()
const hash = hashPassword(password)

type SoftPasskey = ReturnType<typeof softPasskey>
type Answer = Parameters<SoftPasskey['get']>[1]

describeOnBothDialects('passkeys', (open) => {
  test('are added after the password, in the session that asked, and only their public half is stored', async () => {
    const { db, staff, by } = await person(open)
    await expect(begin(db, staff, 'Wrong Horse 7')).rejects.toThrow(WrongPassword)
    const request = withCookie(await begin(db, staff))
    expect(await findChallenge(request, now, 'another session')).toBeNull()
    expect(await findChallenge(request, now + 6 * minute, staff.sessionId)).toBeNull()
    const challenge = await findChallenge(request, now, staff.sessionId)
    if (!challenge) throw new Error('no challenge')
    const options = await creationOptions(db, staff, challenge, 'The company')
    expect(options).toMatchObject({
      rp: { id: rpId, name: 'The company' },
      user: { id: handleOf(staff.id).toString('base64url'), name: staff.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const key = softPasskey(rpId, options.user.id)
    for (const wrong of [{ origin: 'https://evil.test' }, { origin, isVerified: false }]) {
      await expect(addPasskey(db, key.create(options, wrong), challenge, by)).rejects.toThrow(PasskeyRefused)
    }
    const other = key.create({ challenge: 'b3RoZXI' }, { origin })
    await expect(addPasskey(db, other, challenge, by)).rejects.toThrow(PasskeyRefused)
    await addPasskey(db, key.create(options, { origin }), challenge, by)
    await expect(addPasskey(db, softPasskey(rpId, '').create(options, { origin }), challenge, by)).rejects.toThrow(
      PasskeyRefused,
    )
    expect(await listPasskeys(db, staff.id)).toMatchObject([{ name: 'Laptop', created_at: now, last_used_at: null }])
    const again = await creationOptions(db, staff, challenge, 'The company')
    expect(again.excludeCredentials).toMatchObject([{ id: key.id, transports: ['internal'] }])
    expect(await verbs(db)).toEqual(['password-refused', 'passkey-begun', 'passkey-added'])
    expect(await subjects(db)).toEqual(['A passkey was added'])
  })

  test('are known to one account only, named and revoked by it', async () => {
    const { db, staff, by, key } = await withPasskey(open)
    const other = await account(db, 'bob@example.com')
    const challenge = await challengeOf(await begin(db, other), other)
    const taken = addPasskey(db, key.create(challenge, { origin }), challenge, { actor: other, now })
    await expect(taken).rejects.toThrow(PasskeyRefused)
    const [{ id = '' } = {}] = await listPasskeys(db, staff.id)
    expect(await renamePasskey(db, id, 'Mine', { actor: other, now })).toBe(false)
    expect(await renamePasskey(db, id, 'Phone', by)).toBe(true)
    const proof = { currentPassword: password, client: 'a client' }
    expect(await revokePasskey(db, id, proof, { actor: other, now })).toEqual({ ok: false, reason: 'gone' })
    expect(await listPasskeys(db, staff.id)).toMatchObject([{ name: 'Phone' }])
    expect(await revokePasskey(db, id, proof, by)).toEqual({ ok: true })
    expect(await listPasskeys(db, staff.id)).toEqual([])
    expect(await subjects(db)).toEqual(['A passkey was added', 'A passkey was revoked'])
    await expect(enterWith(db, key)).rejects.toThrow(InvalidCredentials)
  })

  test('sign in without a password or a code', async () => {
    const { db, staff, key } = await withPasskey(open)
    const cookies = await enterWith(db, key, { counter: 1 })
    const session = await findSession(db, withCookie(cookies[0] ?? ''), now)
    expect(session).toMatchObject({ id: staff.id, secondStep: 'passkey', hasPasskey: true, hasTwoStep: false })
    expect(await listPasskeys(db, staff.id)).toMatchObject([{ last_used_at: now }])
    const entry = await db
      .selectFrom('audit_events')
      .select('detail')
      .where('verb', '=', 'signed-in')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(entry.detail)).toEqual({ 'second step': 'passkey' })
  })

  test.each<[string, Partial<Answer>]>([
    ['of another site', { origin: 'https://evil.test' }],
    ['without user verification', { isVerified: false }],
    ['for another account', { handle: handleOf('another').toString('base64url') }],
    ['whose count did not rise', { counter: 5 }],
    ['whose count fell', { counter: 4 }],
  ])('refuse an answer %s', async (_, answer) => {
    const { db, key } = await withPasskey(open)
    await enterWith(db, key, { counter: 5 })
    await expect(enterWith(db, key, { counter: 6, ...answer })).rejects.toThrow(InvalidCredentials)
    expect(await verbs(db)).toEqual(['passkey-begun', 'passkey-added', 'signed-in', 'sign-in-refused'])
  })

  test('refuse a signature of another key, an unknown passkey and a disabled account', async () => {
    const { db, staff, key } = await withPasskey(open)
    const impostor = softPasskey(rpId, handleOf(staff.id).toString('base64url'))
    await expect(enterWith(db, impostor)).rejects.toThrow(InvalidCredentials)
    await expect(
      enterWith(db, { ...impostor, get: (...asked) => ({ ...impostor.get(...asked), id: key.id, rawId: key.id }) }),
    ).rejects.toThrow(InvalidCredentials)
    await db.transaction().execute((trx) => disableUser(trx, staff.id, now))
    await expect(enterWith(db, key)).rejects.toThrow(InvalidCredentials)
    expect(await db.selectFrom('sessions').select('token_hash').execute()).toEqual([])
  })

  test('accept a challenge once, out of ten simultaneous answers, in the browser that asked, for five minutes', {
    tags: 'simultaneous',
  }, async () => {
    const { db, key } = await withPasskey(open)
    const { options, header } = await signInOptions(now)
    const request = withCookie(header)
    const answer = key.get(options, { origin })
    await expect(signInWithPasskey(db, new Request(origin), answer, now)).rejects.toThrow(NoChallenge)
    await expect(signInWithPasskey(db, request, answer, now + 6 * minute)).rejects.toThrow(NoChallenge)
    const another = withCookie((await signInOptions(now)).header)
    await expect(signInWithPasskey(db, another, answer, now)).rejects.toThrow(InvalidCredentials)
    await forget(db)
    const uses = Array.from({ length: 10 }, () => signInWithPasskey(db, request, answer, now))
    const worked = (await Promise.allSettled(uses)).filter(({ status }) => status === 'fulfilled')
    expect(worked).toHaveLength(1)
    await forget(db, 'login')
    await expect(signInWithPasskey(db, request, answer, now + minute)).rejects.toThrow(InvalidCredentials)
  })

  test('wait after five refusals, like a password', async () => {
    const { db, key } = await withPasskey(open)
    for (let n = 0; n < 5; n++) {
      await expect(enterWith(db, key, { origin: 'https://evil.test' })).rejects.toThrow(InvalidCredentials)
    }
    await expect(enterWith(db, key)).rejects.toThrow(TooManyRequests)
  })

  test('are demanded of a role that requires more than a password, and the last one stays', async () => {
    const { db, staff, by } = await withPasskey(open)
    const owner = { ...staff, hasPasskey: true }
    const proof = { currentPassword: password, client: 'a client' }
    const [{ id = '' } = {}] = await listPasskeys(db, staff.id)
    const enterPassword = () => {
      return signIn(db, new Request(origin), { email: staff.email, password }, now)
    }
    for (const [version, admin] of (['second-step', 'passkey'] as const).entries()) {
      await changeRequirements(db, { ...optional, admin, version }, { actor: owner, now })
      await expect(enterPassword()).rejects.toThrow(PasskeyNeeded)
      expect(await missingStep(db, owner)).toBeNull()
      expect(await missingStep(db, staff)).toBe(admin)
      expect(await revokePasskey(db, id, proof, by)).toEqual({ ok: false, reason: 'last' })
    }
    expect(await missingStep(db, { ...staff, hasTwoStep: true, secondStep: 'app' })).toBe('passkey')
    expect(await missingStep(db, { ...staff, hasTwoStep: true, secondStep: 'recovery' })).toBeNull()
    await db.transaction().execute((trx) => removePasskeys(trx, staff.id))
    await forget(db)
    expect(await enterPassword()).toMatchObject({ needsCode: false })
  })

  test('end the sessions that a password alone opened, once a role requires more', async () => {
    const { db, staff } = await withPasskey(open)
    const other = await account(db, 'bob@example.com')
    const by = { actor: { ...staff, hasPasskey: true }, now }
    for (const step of [null, 'passkey', 'app'] as const)
      await openSession(db, staff.id, new Request(origin), now, step)
    await openSession(db, other.id, new Request(origin), now)
    await changeRequirements(db, { ...optional, editor: 'passkey', version: 0 }, by)
    expect(await steps(db, staff)).toHaveLength(3)
    await changeRequirements(db, { ...optional, admin: 'second-step', version: 1 }, by)
    expect(await steps(db, staff)).toEqual(['app', 'passkey'])
    // They are led to adding one.
    expect(await steps(db, other)).toEqual([null])
    await openSession(db, staff.id, new Request(origin), now)
    await changeRequirements(db, { ...optional, admin: 'passkey', version: 2 }, by)
    expect(await steps(db, staff)).toEqual(['app', 'passkey'])
    await openSession(db, staff.id, new Request(origin), now)
    await changeRequirements(db, { ...optional, version: 3 }, by)
    expect(await steps(db, staff)).toHaveLength(3)
  })

  test('end them for a person who gets a role that requires more', async () => {
    const { db, staff } = await withPasskey(open)
    const boss = await account(db, 'bob@example.com')
    const by = { actor: { ...boss, hasPasskey: true }, now }
    await changeRequirements(db, { ...optional, admin: 'second-step', editor: 'passkey', version: 0 }, by)
    for (const step of [null, 'passkey'] as const) await openSession(db, staff.id, new Request(origin), now, step)
    const become = (role: Roles) => editUser(db, { id: staff.id }, { name: staff.name, role }, by)
    await become('viewer')
    expect(await steps(db, staff)).toHaveLength(2)
    await become('editor,viewer')
    expect(await steps(db, staff)).toEqual(['passkey'])
    expect(await missingStep(db, { ...staff, role: 'editor,viewer' })).toBe('passkey')
    // A requirement of one role also applies to people who have further roles.
    await openSession(db, staff.id, new Request(origin), now)
    await changeRequirements(db, { ...optional, viewer: 'second-step', version: 1 }, by)
    expect(await steps(db, staff)).toEqual(['passkey'])
  })

  test('leave a trace where the right password comes without them', async () => {
    const { db, staff, by } = await withPasskey(open)
    await changeRequirements(
      db,
      { ...optional, admin: 'passkey', version: 0 },
      { ...by, actor: { ...staff, hasPasskey: true } },
    )
    const entered = signIn(db, new Request(origin), { email: staff.email, password }, now)
    await expect(entered).rejects.toThrow(PasskeyNeeded)
    expect((await verbs(db)).at(-1)).toBe('passkey-needed')
  })
})

const optional: Requirements = {
  admin: 'optional',
  editor: 'optional',
  desk: 'optional',
  admissions: 'optional',
  viewer: 'optional',
}

async function account(db: Db, email: string): Promise<Staff> {
  const user = await createUser(db, { email, name: 'Ada', role: 'admin' }, now)
  const passwordHash = await hash
  await db.transaction().execute((trx) => setPassword(trx, user?.id ?? '', passwordHash))
  return {
    id: user?.id ?? '',
    name: 'Ada',
    email,
    role: 'admin',
    timeZone: 'UTC',
    language: 'en',
    hasTwoStep: false,
    hasPasskey: false,
    secondStep: null,
    sessionId: `session of ${email}`,
    address: '192.0.2.1',
  }
}

async function person(open: () => Promise<Db>) {
  const db = await open()
  const staff = await account(db, 'ada@example.com')
  return { db, staff, by: { actor: staff, now } }
}

async function withPasskey(open: () => Promise<Db>) {
  const { db, staff, by } = await person(open)
  const challenge = await challengeOf(await begin(db, staff), staff)
  const key = softPasskey(rpId, handleOf(staff.id).toString('base64url'))
  await addPasskey(db, key.create(challenge, { origin }), challenge, by)
  return { db, staff, by, key }
}

const begin = (db: Db, staff: Staff, currentPassword = password) =>
  beginPasskey(db, { name: 'Laptop', currentPassword, client: 'a client' }, { actor: staff, now })

async function challengeOf(header: string, { sessionId }: Staff) {
  const challenge = await findChallenge(withCookie(header), now, sessionId)
  if (!challenge) throw new Error('no challenge')
  return challenge
}

/** Signs in as a new browser would. */
async function enterWith(db: Db, key: Pick<SoftPasskey, 'get'>, answer: Partial<Answer> = {}) {
  const { options, header } = await signInOptions(now)
  return signInWithPasskey(db, withCookie(header), key.get(options, { origin, ...answer }), now)
}

const withCookie = (header: string) => new Request(origin, { headers: { Cookie: header.split(';')[0] ?? '' } })

/** As if the earlier attempts, or those of one kind, had been long ago. */
const forget = (db: Db, kind = '') => db.deleteFrom('rate_limits').where('key', 'like', `${kind}%`).execute()

const verbs = async (db: Db) =>
  (await db.selectFrom('audit_events').select('verb').orderBy('id').execute()).map(({ verb }) => verb)

/** The second steps of a person's open sessions. */
const steps = async (db: Db, { id }: Staff) => {
  const found = db.selectFrom('sessions').select('second_step').where('user_id', '=', id).where('ended_at', 'is', null)
  return (await found.execute()).map(({ second_step }) => second_step).sort()
}

const subjects = async (db: Db) =>
  (await db.selectFrom('outbox').select('subject').orderBy('id').execute()).map(({ subject }) => subject)
