import { db } from '#app/db.server.ts'
import { newIssueSchema } from '#app/features/newsletter/issues/issue-schema.ts'
import { createIssue } from '#app/features/newsletter/issues/write-issue.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { IssueFields } from './fields.tsx'
import { aboveIssue, issues, saveFailed, textPage } from './words.ts'

export const handle = { permission: 'newsletter.write', title: 'New issue' } as const

export const loader = staffLoader(handle.permission)

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, newIssueSchema, {
  form: 'new-issue',
  run: async ({ value, by }) => ({ ok: true as const, id: await createIssue(db, value, by) }),
  done: (_, { id }) => ({ to: textPage(id, 'en'), text: 'Issue created. Now write its text.' }),
  failed: saveFailed,
})

export default function NewIssuePage() {
  const say = useSay()
  return (
    <StaffPage title={say('New issue')} above={aboveIssue}>
      <StaffForm form="new-issue" action={`${issues}/new`} button={say('Create issue')} cancel={issues}>
        <IssueFields />
      </StaffForm>
    </StaffPage>
  )
}
