import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { issueSettingsSchema, settingsValues } from '#app/features/newsletter/issues/issue-schema.ts'
import { findIssue } from '#app/features/newsletter/issues/issues.server.ts'
import { changeIssue } from '#app/features/newsletter/issues/write-issue.server.ts'
import { Checkbox, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import { drawn } from '#app/languages/message.ts'
import { useSay } from '#app/languages/say.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { brokenWhenSent, savedFlash } from './check-issue.server.ts'
import { IssueFields } from './fields.tsx'
import { aboveIssue, begun, issuePage, saveFailed } from './words.ts'

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

const frequencies = [
  { value: 'each', label: 'Subscribers who want every issue' },
  { value: 'monthly', label: 'Subscribers who want one email a month' },
] as const
const withoutText = [
  { value: 'English', label: 'Send English' },
  { value: 'nothing', label: 'Leave them out' },
] as const

type SettingsViewProps = { id: string; title: string; values: FormValues }

function SettingsView({ id, title, values }: SettingsViewProps) {
  const say = useSay()
  const page = issuePage(id)
  return (
    <StaffPage title={say('Issue settings')} above={[...aboveIssue, { label: drawn(title), href: page }]}>
      <StaffForm form="issue-settings" action={`${page}/settings`} defaults={values} button={say('Save')} cancel={page}>
        <IssueFields />
        <SelectField name="frequency" label={say('Audience')} options={frequencies} required />
        <SelectField
          name="withoutText"
          label={say('If there is no text in their language')}
          options={withoutText}
          required
        />
        <TextField
          name="dailyCeiling"
          label={say('Daily limit')}
          hint={say(
            'Emails a day across all issues. Email providers are wary of new domains: start at 150 and double it daily. Leave empty for no limit.',
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <Checkbox name="isAdvertising">
          {say(
            'This issue is advertising: it only goes to subscribers who opted in to marketing, and is labelled (광고)',
          )}
        </Checkbox>
      </StaffForm>
    </StaffPage>
  )
}
