// The buttons that put the first steps away and bring them back.
import { db } from '#app/db.server.ts'
import { changeFirstRun } from '#app/features/company/company-settings.server.ts'
import { firstRunWords } from '#app/features/company/first-run-words.ts'
import { firstRunSchema } from '#app/features/company/schema.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'

export const handle = { permission: 'company.manage' } as const

export const loader = staffRedirect(handle.permission, () => '/dashboard')

export const action = staffAction(handle.permission, firstRunSchema, {
  form: 'first-run',
  run: async ({ value, by }) => {
    // Another admin may have done the same already.
    await changeFirstRun(db, value, by)
    return { ok: true as const }
  },
  done: ({ value }) => ({
    to: '/dashboard',
    text: value.isPutAway ? firstRunWords.putAway : firstRunWords.back,
  }),
})
