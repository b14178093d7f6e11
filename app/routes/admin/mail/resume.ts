import { db } from '#app/db.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { resumeOutbox } from '#app/mail/outbox/health.server.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { mailCrumb } from './words.ts'

export const handle = { permission: 'mail.write' } as const

export const loader = staffRedirect(handle.permission, () => mailCrumb.href)

export const action = staffAction(handle.permission, emptySchema, {
  form: 'resume',
  run: async ({ by }) => {
    await resumeOutbox(db, by)
    return true
  },
  done: () => ({ to: mailCrumb.href, text: 'Sending has resumed.' }),
})
