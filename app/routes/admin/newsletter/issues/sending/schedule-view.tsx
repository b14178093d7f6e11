import type { AudienceCount } from '#app/features/newsletter/sending/count-audience.server.ts'
import { CheckboxGroup, SelectField, TextField } from '#app/forms/fields/fields.tsx'
import type { Option } from '#app/forms/fields/option.ts'
import { TimeField } from '#app/forms/fields/time-field.tsx'
import type { FormValues } from '#app/forms/form-state.ts'
import { drawn } from '#app/languages/message.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import type { IssueStatus } from '#db/tables/issues.ts'
import type { IssueFinding } from '../check-issue.server.ts'
import { Checks } from '../checks.tsx'
import { aboveIssue, issuePage } from '../words.ts'
import { AudiencePanel, countReaders } from './audience.tsx'

const whens = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'At a set time' },
] as const

type ScheduleViewProps = {
  id: string
  title: string
  status: IssueStatus
  version: number
  audience: AudienceCount
  findings: readonly IssueFinding[]
  values: FormValues
  zones: readonly Option[]
  hasMailService: boolean
}

/** When the issue is sent; beside it, who gets it and what should be mended. */
export function ScheduleView({ id, title, status, version, values, zones, ...about }: ScheduleViewProps) {
  const say = useSay()
  const { audience, findings, hasMailService } = about
  const page = issuePage(id)
  return (
    <StaffPage
      title={status === 'scheduled' ? say('Reschedule this issue') : say('Send this issue')}
      above={[...aboveIssue, { label: drawn(title), href: page }]}
    >
      <div className="staff-columns">
        <StaffForm
          form="issue-schedule"
          action={`${page}/schedule`}
          defaults={values}
          version={version}
          button={<SendOrSchedule count={countReaders(audience)} />}
          cancel={page}
        >
          <div className="send-moment">
            <CheckboxGroup type="radio" name="when" legend={say('When')} options={whens} isUnmarked />
            <TextField name="date" label={say('Date')} type="date" isUnmarked />
            <TimeField name="time" label={say('Time')} isUnmarked />
            <SelectField name="zone" label={say('Time zone')} options={zones} required />
          </div>
          {hasMailService ? null : (
            <p className="banner" data-kind="info">
              {say('Email isn’t set up yet. The issue will be sent once it is.')}
            </p>
          )}
          <p>{say('You can change anything until sending starts. After that, the text is locked.')}</p>
        </StaffForm>
        <div className="stack">
          <AudiencePanel audience={audience} />
          <Checks id={id} findings={findings} />
        </div>
      </div>
    </StaffPage>
  )
}

/** The button names what it does by the choice above it; the stylesheet shows one of them. */
const SendOrSchedule = ({ count }: { count: number }) => {
  const say = useSay()
  const { locale } = pageLanguages[useLanguage()]
  return (
    <>
      <span data-when="now">
        {count === 1
          ? say('Send now to 1 reader')
          : say('Send now to {count} readers', { count: count.toLocaleString(locale) })}
      </span>
      <span data-when="later">{say('Schedule')}</span>
    </>
  )
}
