import type { Staff } from '#app/features/staff/sessions/sessions.server.ts'
import { type By, recordAudit } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import type { NoticeChoice, User } from '#db/tables/staff.ts'

export const readProfile = (
  db: Db | Trx,
  staff: Staff,
): Promise<Pick<User, 'name' | 'office' | 'notices' | 'version'> & Pick<Staff, 'timeZone' | 'language'>> =>
  db
    .selectFrom('users')
    .select(['name', 'time_zone as timeZone', 'language', 'office', 'notices', 'version'])
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()

type Profile = {
  name: string
  timeZone: string
  language: Language
  office: string | null
  notices: NoticeChoice | 'default'
  version: number
}

/** @returns false if the account was changed since `version` was read */
export function changeProfile(db: Db, profile: Profile, by: By<Staff>): Promise<boolean> {
  const { name, timeZone, language, office, version } = profile
  const notices = profile.notices === 'default' ? null : profile.notices
  return db.transaction().execute(async (trx) => {
    const before = await readProfile(trx, by.actor)
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ name, time_zone: timeZone, language, office, notices, version: version + 1 })
      .where('id', '=', by.actor.id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const record = { kind: 'user', id: by.actor.id, reference: by.actor.email } as const
    if (name !== by.actor.name) {
      await recordAudit(trx, { verb: 'renamed', ...record, detail: { from: by.actor.name, to: name } }, by)
    }
    if (timeZone !== by.actor.timeZone) {
      const detail = { from: by.actor.timeZone, to: timeZone }
      await recordAudit(trx, { verb: 'time-zone-changed', ...record, detail }, by)
    }
    if (language !== by.actor.language) {
      const detail = { from: by.actor.language, to: language }
      await recordAudit(trx, { verb: 'language-changed', ...record, detail }, by)
    }
    if (office !== before.office) {
      const detail = { from: before.office ?? '', to: office ?? '' }
      await recordAudit(trx, { verb: 'office-changed', ...record, detail }, by)
    }
    if (notices !== before.notices) {
      const detail = { from: before.notices ?? 'default', to: profile.notices }
      await recordAudit(trx, { verb: 'notices-changed', ...record, detail }, by)
    }
    return true
  })
}
