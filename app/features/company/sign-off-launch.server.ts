// Search engines may list the site once an admin signs the launch checklist off. That takes every required fact and every legal
// text of the languages that are open, or a reason, which stands in the audit log.
import type { By } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { checkFacts } from './checklist.server.ts'
import { changeLaunchSettingsIn, readLaunchSettings } from './launch-settings.server.ts'
import type { LaunchInput } from './schema.ts'

type Outcome = { ok: true } | { ok: false; reason: 'changed' } | { ok: false; reason: 'incomplete'; missing: number }

export const signOffLaunch = (db: Db, { signedOff, reason, version }: LaunchInput, by: By): Promise<Outcome> =>
  db.transaction().execute(async (trx) => {
    const { settings: before } = await readLaunchSettings(trx)
    const missing = signedOff && !before.signedOff ? (await checkFacts(trx, by.now)).missing : 0
    if (missing > 0 && !reason) return { ok: false, reason: 'incomplete', missing }
    const openedBecause = missing > 0 ? (reason ?? '') : signedOff ? before.openedBecause : ''
    const isChanged = await changeLaunchSettingsIn(trx, { signedOff, openedBecause, version }, by)
    return isChanged ? { ok: true } : { ok: false, reason: 'changed' }
  })
