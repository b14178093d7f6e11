import { db } from '#app/db.server.ts'
import { signLegalTexts } from '#app/features/company/legal-sign-off.server.ts'
import { legalReadingSchema } from '#app/features/company/schema.ts'
import { companyWords } from '#app/features/company/words.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'

export const handle = { permission: 'company.manage' } as const

const list = '/dashboard/settings/launch-checklist#legal-texts'

export const loader = staffRedirect(handle.permission, () => list)

export const action = staffAction(handle.permission, legalReadingSchema, {
  form: 'legal-texts',
  run: async ({ value, by }) => {
    const outcome = await signLegalTexts(db, value, by)
    return outcome.ok || outcome.reason === 'gone' ? outcome : { ok: true as const, isChanged: true }
  },
  done: (_, outcome) =>
    'isChanged' in outcome
      ? { to: list, kind: 'info', text: companyWords.legalChanged }
      : { to: list, text: companyWords.legalSigned },
})
