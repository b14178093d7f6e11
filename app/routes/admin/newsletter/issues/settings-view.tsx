import { Checkbox, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { IssueFields } from './fields.tsx'
import { aboveIssue, issuePage } from './words.ts'

const frequencies = [
  { value: 'each', label: 'Subscribers who want each issue' },
  { value: 'monthly', label: 'Subscribers who want one mail a month' },
]
const withoutText = [
  { value: 'English', label: 'Send them the English text' },
  { value: 'nothing', label: 'Leave them out' },
]

type SettingsViewProps = { id: string; title: string; values: FormValues }

export function SettingsView({ id, title, values }: SettingsViewProps) {
  const page = issuePage(id)
  return (
    <StaffPage title="Settings" above={[...aboveIssue, { label: title, href: page }]}>
      <StaffForm form="issue-settings" action={`${page}/settings`} defaults={values} button="Save" cancel={page}>
        <IssueFields />
        <SelectField
          name="frequency"
          label="For"
          hint="At the beginning of each month the site prepares a draft for those of one mail a month. It is sent only when a person schedules it."
          options={frequencies}
          required
        />
        <SelectField
          name="withoutText"
          label="Readers without a text in their language"
          options={withoutText}
          required
        />
        <TextField
          name="dailyCeiling"
          label="Most mails a day"
          hint="Of all issues together. A new domain is trusted slowly: begin with 150, and double it each day. Leave empty for no limit."
          inputMode="numeric"
          autoComplete="off"
        />
        <Checkbox name="isAdvertising">
          This issue is advertising: it goes only to subscribers who agreed to marketing, and is labelled (광고)
        </Checkbox>
      </StaffForm>
    </StaffPage>
  )
}
