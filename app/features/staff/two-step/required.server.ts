// The roles that must use two-step sign-in: admins choose them, and people without it are led to its set-up.
import { z } from 'zod'
import { type By, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import type { Role } from '#db/tables/staff.ts'
import { isRole } from '../permissions.ts'

const key = 'two_step_required_roles'
const stored = z.array(z.string()).catch([])

export async function readRequiredRoles(db: Db): Promise<{ roles: Role[]; version: number }> {
  const { value, version } = await readSetting(db, key)
  return { roles: stored.parse(value).filter(isRole), version }
}

/** @returns false if the roles were changed since that version */
export function changeRequiredRoles(
  db: Db,
  { roles, version }: { roles: Role[]; version: number },
  by: By,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await writeSetting(trx, key, roles, version, by.now))) return false
    const entry = { verb: 'two-step-required', kind: 'setting', reference: key } as const
    await recordAudit(trx, { ...entry, detail: { roles: roles.join(', ') || 'none' } }, by)
    return true
  })
}
