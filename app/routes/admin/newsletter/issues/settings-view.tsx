import { Checkbox, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import { useSay } from '#app/languages/say.tsx'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { IssueFields } from './fields.tsx'
import { aboveIssue, issuePage } from './words.ts'

const frequencies = [
  { value: 'each', label: 'Subscribers who want every issue' },
  { value: 'monthly', label: 'Subscribers who want one email a month' },
]
const withoutText = [
  { value: 'English', label: 'Send English' },
  { value: 'nothing', label: 'Leave them out' },
]

type SettingsViewProps = { id: string; title: string; values: FormValues }

export function SettingsView({ id, title, values }: SettingsViewProps) {
  const say = useSay()
  const page = issuePage(id)
  return (
    <StaffPage title={say('Issue settings')} above={[...aboveIssue, { label: title, href: page }]}>
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
