import type { AudienceCount } from '#app/features/newsletter/sending/count-audience.server.ts'
import type { Option } from '#app/forms/fields/fields.tsx'
import { SelectField, TextField } from '#app/forms/fields/fields.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import type { IssueFinding } from '../check-issue.server.ts'
import { Checks } from '../checks.tsx'
import { aboveIssue, issuePage } from '../words.ts'
import { AudiencePanel } from './audience.tsx'

const whens = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'At a set time' },
]

type ScheduleViewProps = {
  id: string
  title: string
  version: number
  audience: AudienceCount
  findings: readonly IssueFinding[]
  values: FormValues
  zones: readonly Option[]
}

/** Who gets the issue, what should be mended, and when it is sent. */
export function ScheduleView({ id, title, version, audience, findings, values, zones }: ScheduleViewProps) {
  const page = issuePage(id)
  return (
    <StaffPage title="Send this issue" above={[...aboveIssue, { label: title, href: page }]}>
      <div className="staff-columns">
        <AudiencePanel audience={audience} />
        <Checks findings={findings} />
      </div>
      <StaffForm
        form="issue-schedule"
        action={`${page}/schedule`}
        defaults={values}
        version={version}
        button="Send or schedule"
        cancel={page}
      >
        <SelectField name="when" label="When" options={whens} required />
        <TextField name="date" label="Date" type="date" />
        <TextField name="time" label="Time" type="time" />
        <SelectField name="zone" label="Time zone" options={zones} required />
        <p>You can change anything until sending starts. After that, the text is locked.</p>
      </StaffForm>
    </StaffPage>
  )
}
