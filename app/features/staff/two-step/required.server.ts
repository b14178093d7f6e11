// The second step that each role requires: admins choose it, and people without it are led to its set-up.
import { z } from 'zod'
import { type Actor, type By, recordAudit } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import type { Role } from '#db/tables/staff.ts'
import { roles } from '../permissions.ts'
import type { Staff } from '../sessions/sessions.server.ts'
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

export const requirementOf = async (db: Db | Trx, role: Role): Promise<Requirement> =>
  (await readRequirements(db)).requirements[role]

/** Refused if it would lead the admin to a passkey that they have not tried yet. */
export function changeRequirements(
  db: Db,
  { version, ...requirements }: Requirements & { version: number },
  by: By<Actor & Pick<Staff, 'role' | 'hasPasskey'>>,
): Promise<{ ok: true } | { ok: false; reason: 'changed' | 'no passkey' }> {
  return db.transaction().execute(async (trx) => {
    const { role, hasPasskey } = by.actor
    if (requirements[role] === 'passkey' && !hasPasskey) return { ok: false, reason: 'no passkey' }
    const required = roles.filter((name) => requirements[name] !== 'optional')
    const chosen = Object.fromEntries(required.map((name) => [name, requirements[name]]))
    if (!(await writeSetting(trx, key, chosen, version, by.now))) return { ok: false, reason: 'changed' }
    const entry = { verb: 'two-step-required', kind: 'setting', reference: key } as const
    const ofPasskeys = required.filter((name) => requirements[name] === 'passkey')
    const detail = { roles: required.join(', ') || 'none', 'with a passkey': ofPasskeys.join(', ') || 'none' }
    await recordAudit(trx, { ...entry, detail }, by)
    return { ok: true }
  })
}

/**
 * The second step that a person's role requires and that they have yet to set up; null for none. A passkey needs
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
