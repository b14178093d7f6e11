// Shows one of the board's notices as an example for staff.
import { db } from '#app/db.server.ts'
import { recordNotificationTest } from '#app/features/brand/revisions/revisions.server.ts'
import { isNotificationKind, notificationTexts } from '#app/features/brand/words.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { boardPath } from './paths.ts'

export const handle = { permission: 'brand.write' } as const

export const loader = staffRedirect(handle.permission, () => boardPath)

export const action = staffAction(handle.permission, emptySchema, {
  form: 'notification',
  run: async ({ params: { kind = '' }, by }) => {
    if (!isNotificationKind(kind)) return { ok: false, reason: 'gone' }
    await recordNotificationTest(db, kind, by)
    return { ok: true, kind }
  },
  done: (_, { kind }) => ({ to: boardPath, kind, text: notificationTexts[kind] }),
})
