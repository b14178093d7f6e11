// Begins an issue: an empty draft, which is named once its first text has a subject.
import { db } from '#app/db.server.ts'
import { createIssue } from '#app/features/newsletter/issues/write-issue.server.ts'
import { emptySchema } from '#app/forms/fields/rules.ts'
import { staffAction, staffRedirect } from '#app/routes/admin/shared/staff-action.server.ts'
import { issues, textPage } from './words.ts'

export const handle = { permission: 'newsletter.write' } as const

export const loader = staffRedirect(handle.permission, () => issues)

export const action = staffAction(handle.permission, emptySchema, {
  form: 'new-issue',
  run: async ({ by, say }) => ({ ok: true as const, id: await createIssue(db, { title: say('Untitled') }, by) }),
  done: (_, { id }) => ({ to: textPage(id, 'en') }),
})
