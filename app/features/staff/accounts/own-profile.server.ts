import type { Staff } from '#app/features/staff/sessions/sessions.server.ts'
import { recordAudit } from '#db/audit.ts'
import type { Db, Trx } from '#db/schema.ts'
import type { NoticeChoice } from '#db/tables/staff.ts'

export const findProfile = (db: Db | Trx, staff: Staff) =>
  db
    .selectFrom('users')
    .select(['name', 'time_zone as timeZone', 'notices', 'version'])
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()

type Profile = { name: string; timeZone: string; notices: NoticeChoice | 'default'; version: number }

/** @returns false when somebody else changed the account since `version` was read */
export function changeProfile(db: Db, staff: Staff, profile: Profile, now: number): Promise<boolean> {
  const { name, timeZone, version } = profile
  const notices = profile.notices === 'default' ? null : profile.notices
  return db.transaction().execute(async (trx) => {
    const before = await findProfile(trx, staff)
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ name, time_zone: timeZone, notices, version: version + 1 })
      .where('id', '=', staff.id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const record = { kind: 'user', id: staff.id, reference: staff.email } as const
    if (name !== staff.name) {
      await recordAudit(trx, staff, { verb: 'renamed', ...record, detail: { from: staff.name, to: name } }, now)
    }
    if (timeZone !== staff.timeZone) {
      const detail = { from: staff.timeZone, to: timeZone }
      await recordAudit(trx, staff, { verb: 'time-zone-changed', ...record, detail }, now)
    }
    if (notices !== before.notices) {
      const detail = { from: before.notices ?? 'default', to: profile.notices }
      await recordAudit(trx, staff, { verb: 'notices-changed', ...record, detail }, now)
    }
    return true
  })
}
