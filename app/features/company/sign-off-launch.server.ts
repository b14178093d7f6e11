// Search engines may list the site once an admin signs the launch checklist off. That takes every required fact and every legal
// text of the languages that are open, or a reason, which stands in the audit log.
import type { Errors } from '#app/forms/form-state.ts'
import type { By } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { checkFacts } from './checklist.server.ts'
import {
  changeLanguageSettingsIn,
  changeLaunchSettingsIn,
  type OpenLanguages,
  readLaunchSettings,
} from './company-settings.server.ts'
import type { LanguagesInput, LaunchInput } from './schema.ts'
import { companyWords } from './words.ts'

type Incomplete = { ok: false; reason: 'incomplete'; missing: number }
type Outcome = { ok: true } | { ok: false; reason: 'changed' } | Incomplete

export const signOffLaunch = (db: Db, { signedOff, reason, version }: LaunchInput, by: By) =>
  db.transaction().execute(async (trx): Promise<Outcome | { ok: false; errors: Errors }> => {
    const { settings: before } = await readLaunchSettings(trx)
    if (reason && !signedOff && !before.signedOff) return { ok: false, errors: { signedOff: [companyWords.tick] } }
    const missing = signedOff && !before.signedOff ? (await checkFacts(trx, by.now)).missing : 0
    if (missing > 0 && !reason) return { ok: false, reason: 'incomplete', missing }
    const openedBecause = missing > 0 ? (reason ?? '') : signedOff ? before.openedBecause : ''
    const isChanged = await changeLaunchSettingsIn(trx, { signedOff, openedBecause, version }, by)
    return isChanged ? { ok: true } : { ok: false, reason: 'changed' }
  })

/** Opening a language once the launch is signed off takes what the launch would have taken for it. */
export const changeLanguages = (db: Db, { reason, version, ...open }: LanguagesInput, by: By) =>
  db.transaction().execute(async (trx): Promise<Outcome> => {
    const launch = await readLaunchSettings(trx)
    const missingIn = async (languages?: OpenLanguages) => (await checkFacts(trx, by.now, languages)).missing
    const missing = launch.settings.signedOff ? (await missingIn(open)) - (await missingIn()) : 0
    if (missing > 0 && !reason) return { ok: false, reason: 'incomplete', missing }
    if (!(await changeLanguageSettingsIn(trx, { ...open, version }, by))) return { ok: false, reason: 'changed' }
    const because = { signedOff: true, openedBecause: reason ?? '', version: launch.version }
    const isKept = missing <= 0 || (await changeLaunchSettingsIn(trx, because, by))
    return isKept ? { ok: true } : { ok: false, reason: 'changed' }
  })
