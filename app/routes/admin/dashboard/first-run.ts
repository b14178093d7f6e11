// The buttons that put the first steps away and bring them back.
import { db } from '#app/db.server.ts'
import { changeFirstRun } from '#app/features/company/company-settings.server.ts'
import { firstRunSchema } from '#app/features/company/schema.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
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

const firstRunWords = {
  putAway: 'First steps hidden. You can bring them back from the launch checklist.',
  back: 'The first steps are on the overview again',
} as const satisfies Record<string, Phrase>
