// The second step that each role requires: admins choose it, and people without it are led to its set-up.
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { type Actor, type By, recordAudit } from '#db/audit.ts'
import type { Database, Db, Trx } from '#db/schema.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import type { Role, Roles, User } from '#db/tables/staff.ts'
import { roles, rolesOf } from '../permissions.ts'
import { isAlive, type Staff } from '../sessions/sessions.server.ts'
import { type Requirement, requirementNames } from './words.ts'

const key = 'two_step_required_roles'
/** Earlier versions stored a list of the roles that require two-step sign-in. */
const listed = z
  .array(z.string())
  .transform((names): Record<string, Requirement> => Object.fromEntries(names.map((name) => [name, 'second-step'])))
const stored = z.union([listed, z.record(z.string(), z.enum(requirementNames))]).catch({})

export type Requirements = Record<Role, Requirement>

export async function readRequirements(db: Db | Trx): Promise<{ requirements: Requirements; version: number }> {
  const { value, version } = await readSetting(db, key)
  const chosen = stored.parse(value)
  const all = roles.map((role) => [role, chosen[role] ?? 'optional'])
  return { requirements: Object.fromEntries(all) as Requirements, version }
}

export const requirementOf = async (db: Db | Trx, held: Roles): Promise<Requirement> =>
  strictest((await readRequirements(db)).requirements, held)

/** Of the requirements of a person's roles. */
const strictest = (requirements: Requirements, held: Roles) =>
  rolesOf(held)
    .map((role) => requirements[role])
    .reduce((one, other) => (isMore(other, one) ? other : one))

/** Refused if the admin's own role would require a passkey, and they have none. Their session may end, like those of others. */
export function changeRequirements(
  db: Db,
  { version, ...requirements }: Requirements & { version: number },
  by: By<Actor & Pick<Staff, 'role' | 'hasPasskey'>>,
): Promise<{ ok: true } | { ok: false; reason: 'changed' | 'no passkey' }> {
  return db.transaction().execute(async (trx) => {
    const { role, hasPasskey } = by.actor
    if (strictest(requirements, role) === 'passkey' && !hasPasskey) return { ok: false, reason: 'no passkey' }
    const { requirements: before } = await readRequirements(trx)
    const required = roles.filter((name) => requirements[name] !== 'optional')
    const chosen = Object.fromEntries(required.map((name) => [name, requirements[name]]))
    if (!(await writeSetting(trx, key, chosen, version, by.now))) return { ok: false, reason: 'changed' }
    const entry = { verb: 'two-step-required', kind: 'setting', reference: key } as const
    const ofPasskeys = required.filter((name) => requirements[name] === 'passkey')
    const detail = { roles: required.join(', ') || 'none', 'with a passkey': ofPasskeys.join(', ') || 'none' }
    const raised = required.filter((name) => isMore(requirements[name], before[name]))
    const ended = raised.length > 0 ? await endPasswordSessions(trx, holdersOf(raised), by.now) : 0
    await recordAudit(trx, { ...entry, detail: { ...detail, 'sessions ended': ended } }, by)
    return { ok: true }
  })
}

const isMore = (one: Requirement, other: Requirement) => requirementNames.indexOf(one) > requirementNames.indexOf(other)

/** For a person who gets other roles. @returns the number of ended sessions */
export async function endWeakSessions(trx: Trx, { id, role }: Pick<User, 'id' | 'role'>, from: Roles, now: number) {
  const { requirements } = await readRequirements(trx)
  if (!isMore(strictest(requirements, role), strictest(requirements, from))) return 0
  return endPasswordSessions(trx, (e) => e('id', '=', id), now)
}

type Whose = (e: ExpressionBuilder<Database, 'users'>) => Expression<SqlBool>

const holdersOf =
  (some: readonly Role[]): Whose =>
  (e) =>
    e.or(some.map((role) => e(sql<string>`',' || role || ','`, 'like', `%,${role},%`)))

/**
 * Ends the sessions that a password alone opened and whose owner has a passkey: nothing else asks for it before they
 * sign in again. API tokens stay, because their owner has what is required. @returns the number of ended sessions
 */
async function endPasswordSessions(trx: Trx, whose: Whose, now: number): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('second_step', 'is', null)
    .where(isAlive(now))
    .where('user_id', 'in', (e) => e.selectFrom('passkeys').select('passkeys.user_id'))
    .where('user_id', 'in', (e) => e.selectFrom('users').select('users.id').where(whose))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/**
 * The second step that a person's roles require and that they have yet to set up; null for none. A passkey needs
 * scripts, so a recovery code, which works once, opens the staff area without one.
 */
export async function missingStep(
  db: Db,
  { role, hasTwoStep, hasPasskey, secondStep }: Staff,
): Promise<Exclude<Requirement, 'optional'> | null> {
  if (hasPasskey) return null
  const requirement = await requirementOf(db, role)
  if (requirement === 'passkey') return secondStep === 'recovery' ? null : 'passkey'
  return requirement === 'second-step' && !hasTwoStep ? 'second-step' : null
}
