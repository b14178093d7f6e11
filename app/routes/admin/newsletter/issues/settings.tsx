import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { issueSettingsSchema, settingsValues } from '#app/features/newsletter/issues/issue-schema.ts'
import { findIssue } from '#app/features/newsletter/issues/issues.server.ts'
import { changeIssue } from '#app/features/newsletter/issues/write-issue.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { brokenWhenSent, savedFlash } from './check-issue.server.ts'
import { SettingsView } from './settings-view.tsx'
import { begun, issuePage, saveFailed } from './words.ts'

export const handle = { permission: 'newsletter.write', title: 'Issue settings' } as const

export const loader = staffLoader(handle.permission, async ({ id }) => {
  const issue = await findIssue(db, id)
  if (!issue) return null
  return { id, title: issue.title, values: settingsValues(issue) }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, issueSettingsSchema, {
  form: 'issue-settings',
  run: async ({ id, value, by, ...reader }) => {
    const changed = await changeIssue(db, id, value, by)
    return changed.ok ? { ...changed, broken: await brokenWhenSent(id, reader) } : changed
  },
  done: ({ id, say }, { broken }) => savedFlash(issuePage(id), say('Settings saved.'), broken),
  failed: saveFailed,
  refusals: { begun },
  record: ({ id }) => ({ kind: 'issue', id }),
})

export default function IssueSettingsPage() {
  return <SettingsView {...useLoaderData<typeof loader>()} />
}
