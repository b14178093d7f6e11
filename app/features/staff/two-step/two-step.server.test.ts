import { expect, test } from 'vitest'
import { createUser } from '#app/features/staff/accounts/users.server.ts'
import type { Db } from '#db/schema.ts'
import { describeOnBothDialects } from '#tests/support/databases.ts'
import { changeRequirements, readRequirements } from './required.server.ts'
import { codeOf, fromBase32, stepAt } from './totp.server.ts'
import {
  beginTwoStep,
  confirmTwoStep,
  findBegunSecret,
  findTwoStep,
  removeTwoStep,
  spendCode,
  WrongCode,
} from './two-step.server.ts'

const now = Date.UTC(2026, 4, 4)
const later = now + 30_000

describeOnBothDialects('two-step sign-in', (open) => {
  test('takes effect once a first code confirms it, and the table never contains the secret', async () => {
    const { db, userId } = await person(open)
    await beginTwoStep(db, userId, now)
    const base32 = (await findBegunSecret(db, userId)) ?? ''
    expect(base32).toMatch(/^[A-Z2-7]{32}$/)
    const code = codeAt(base32, now)
    await expect(spendCode(db, userId, code, now)).rejects.toThrow(WrongCode)
    await expect(confirm(db, userId, '000000')).rejects.toThrow(WrongCode)
    expect(await findTwoStep(db, userId)).toBeNull()
    expect(await confirm(db, userId, `${code.slice(0, 3)} ${code.slice(3)}`)).toHaveLength(10)
    expect(await findTwoStep(db, userId)).toEqual({ since: now, codesLeft: 10 })
    expect(await findBegunSecret(db, userId)).toBeNull()
    const { secret } = await db.selectFrom('two_step').select('secret').executeTakeFirstOrThrow()
    expect(secret).not.toContain(base32)
  })

  test('refuses a used code, including the confirming one and older ones', async () => {
    const { db, userId, secret } = await withTwoStep(open)
    await expect(spendCode(db, userId, codeAt(secret, now), now)).rejects.toThrow(WrongCode)
    expect(await spendCode(db, userId, codeAt(secret, later), later)).toBe('app')
    await expect(spendCode(db, userId, codeAt(secret, later), later)).rejects.toThrow(WrongCode)
    await expect(spendCode(db, userId, codeAt(secret, now), later)).rejects.toThrow(WrongCode)
  })

  test('accepts a code or a recovery code once out of twenty simultaneous uses', { tags: 'simultaneous' }, async () => {
    const { db, userId, secret, codes } = await withTwoStep(open)
    for (const code of [codeAt(secret, later), codes[0] ?? '']) {
      const uses = Array.from({ length: 20 }, () => spendCode(db, userId, code, later))
      const worked = (await Promise.allSettled(uses)).filter(({ status }) => status === 'fulfilled')
      expect(worked).toHaveLength(1)
    }
    expect((await findTwoStep(db, userId))?.codesLeft).toBe(9)
  })

  test('has recovery codes of 80 bits that work for their owner only, with or without dashes', async () => {
    const { db, userId, codes } = await withTwoStep(open)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^(\d{4}-){5}\d{4}$/)
    const other = await createUser(db, { email: 'bob@example.com', name: 'Bob', role: 'admin' }, now)
    await expect(spendCode(db, other?.id ?? '', codes[1] ?? '', now)).rejects.toThrow(WrongCode)
    expect(await spendCode(db, userId, (codes[1] ?? '').replaceAll('-', ' '), now)).toBe('recovery')
    const stored = JSON.stringify(await db.selectFrom('recovery_codes').selectAll().execute())
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''))
  })

  test('stays on while a new set-up begins', async () => {
    const { db, userId, secret } = await withTwoStep(open)
    await beginTwoStep(db, userId, later)
    expect(await findBegunSecret(db, userId)).toBeNull()
    expect(await spendCode(db, userId, codeAt(secret, later), later)).toBe('app')
  })

  test('asks for nothing once removed, and its recovery codes are gone', async () => {
    const { db, userId, codes } = await withTwoStep(open)
    expect(await db.transaction().execute((trx) => removeTwoStep(trx, userId))).toBe(true)
    expect(await findTwoStep(db, userId)).toBeNull()
    await expect(spendCode(db, userId, codes[0] ?? '', now)).rejects.toThrow(WrongCode)
    expect(await db.transaction().execute((trx) => removeTwoStep(trx, userId))).toBe(false)
  })

  test('stores what each role requires, and refuses a change based on an old version', async () => {
    const { db } = await person(open)
    const actor = { id: null, name: 'Ada', address: null, role: 'admin', hasPasskey: false } as const
    const by = { actor, now }
    expect(await readRequirements(db)).toEqual({ requirements: optional, version: 0 })
    const first = { ...optional, admin: 'second-step', editor: 'passkey' } as const
    expect(await changeRequirements(db, { ...first, version: 0 }, by)).toEqual({ ok: true })
    expect(await changeRequirements(db, { ...optional, version: 0 }, by)).toEqual({ ok: false, reason: 'changed' })
    expect(await readRequirements(db)).toEqual({ requirements: first, version: 1 })
    const own = { ...optional, admin: 'passkey' } as const
    expect(await changeRequirements(db, { ...own, version: 1 }, by)).toEqual({ ok: false, reason: 'no passkey' })
    const owner = { actor: { ...actor, hasPasskey: true }, now }
    expect(await changeRequirements(db, { ...own, version: 1 }, owner)).toEqual({ ok: true })
    expect(await readRequirements(db)).toEqual({ requirements: own, version: 2 })
  })

  test('reads the list of roles that an earlier version stored', async () => {
    const { db } = await person(open)
    const value = JSON.stringify(['admin', 'desk'])
    await db
      .insertInto('settings')
      .values({ key: 'two_step_required_roles', value, version: 3, changed_at: now })
      .execute()
    const requirements = { ...optional, admin: 'second-step', desk: 'second-step' }
    expect(await readRequirements(db)).toEqual({ requirements, version: 3 })
  })
})

const optional = {
  admin: 'optional',
  editor: 'optional',
  desk: 'optional',
  admissions: 'optional',
  viewer: 'optional',
} as const

async function person(open: () => Promise<Db>) {
  const db = await open()
  const user = await createUser(db, { email: 'ada@example.com', name: 'Ada', role: 'admin' }, now)
  return { db, userId: user?.id ?? '' }
}

async function withTwoStep(open: () => Promise<Db>) {
  const { db, userId } = await person(open)
  await beginTwoStep(db, userId, now)
  const secret = (await findBegunSecret(db, userId)) ?? ''
  return { db, userId, secret, codes: await confirm(db, userId, codeAt(secret, now)) }
}

const confirm = (db: Db, userId: string, code: string) =>
  db.transaction().execute((trx) => confirmTwoStep(trx, userId, code, now))

const codeAt = (secret: string, at: number) => codeOf(fromBase32(secret) ?? Buffer.alloc(0), stepAt(at))
