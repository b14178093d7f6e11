// What admins chose about how the company presents itself, with the site's own choice until they do.
import { z } from 'zod'
import { company, socialNetworks } from '#app/content/company.ts'
import { officeIds } from '#app/content/offices.ts'
import { logError } from '#app/log.server.ts'
import { type Actor, recordAudit } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import type { CompanySettings } from './schema.ts'

const key = 'company'

const profile = z.string().catch('')
const stored = z.object({
  linkedin: profile,
  twitter: profile,
  facebook: profile,
  instagram: profile,
  tiktok: profile,
  primaryOffice: z.enum(officeIds).catch(company.primaryOffice),
  linkProducts: z.boolean().catch(false),
})

/** To be changed: with the version that a change must name. */
export async function findCompanySettings(db: Db): Promise<{ settings: CompanySettings; version: number }> {
  const { value, version } = await readSetting(db, key)
  return { settings: stored.parse(value ?? {}), version }
}

let last: CompanySettings = stored.parse({})

/** To be shown: while the database cannot be read the site stands, with what was last read. */
export async function companySettings(db: Db): Promise<CompanySettings> {
  try {
    last = (await findCompanySettings(db)).settings
  } catch (error) {
    logError(error, { reading: 'company settings' })
  }
  return last
}

/** The profiles that there are, in the networks' order. */
export const profilesOf = (settings: CompanySettings) =>
  socialNetworks.map(({ id, label }) => ({ label, href: settings[id] })).filter(({ href }) => href)

/** @returns false when somebody else changed them since that version */
export function changeCompanySettings(
  db: Db,
  actor: Actor,
  { version, ...settings }: CompanySettings & { version: number },
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const before = stored.parse((await readSetting(trx, key)).value ?? {})
    if (!(await writeSetting(trx, key, settings, version, now))) return false
    const changes = Object.entries(settings).filter(([name, value]) => value !== before[name as keyof CompanySettings])
    if (changes.length === 0) return true
    const detail = Object.fromEntries(changes.map(([name, value]) => [name, String(value) || 'none']))
    await recordAudit(trx, actor, { verb: 'company-changed', kind: 'setting', reference: key, detail }, now)
    return true
  })
}
