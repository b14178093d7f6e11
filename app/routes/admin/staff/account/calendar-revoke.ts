import { db } from '#app/db.server.ts'
import { revokeCalendarLink } from '#app/features/staff/calendar/calendar-link.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { orGone, staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'

const path = '/dashboard/settings/calendar'

export const handle = { permission: 'own.account' } as const

export const loader = staffRedirect(handle.permission, () => path)

export const action = staffAction(handle.permission, emptySchema, {
  form: 'calendar-revoke',
  run: async ({ by }) => orGone(await revokeCalendarLink(db, by)),
  done: () => ({ to: path, text: 'The address is revoked.' }),
})
