// Search engines may list the site once an admin signs the launch checklist off, and that takes every legal text first.
import type { By } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import { changeLaunchSettings } from './launch-settings.server.ts'
import { readLegalTexts } from './legal-sign-off.server.ts'

type Outcome = { ok: true } | { ok: false; reason: 'changed' | 'unsigned' }

export async function signOffLaunch(db: Db, value: { signedOff: boolean; version: number }, by: By): Promise<Outcome> {
  if (value.signedOff && (await readLegalTexts(db, by.now)).some(({ signed }) => !signed))
    return { ok: false, reason: 'unsigned' }
  return (await changeLaunchSettings(db, value, by)) ? { ok: true } : { ok: false, reason: 'changed' }
}
