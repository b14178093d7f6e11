import type { ApplicationDetails } from '#app/features/applications/applications.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { interviewTimes } from '#app/mail/interview-times.ts'
import { Facts, Typed } from '#app/routes/admin/shared/facts.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'

type InterviewCardProps = {
  application: Pick<ApplicationDetails, 'status' | 'interview'>
  /** The address of a step with the application. */
  to: (step: string) => string
  mayChange: boolean
}

/** The interview in all time zones concerned. */
export function InterviewCard({ application, to, mayChange }: InterviewCardProps) {
  const say = useSay()
  const language = useLanguage()
  const { status, interview } = application
  if (!interview && status !== 'interview') return null
  return (
    <Panel id="interview-heading" title={say('Interview')}>
      {interview ? (
        <Facts
          of={{
            ...Object.fromEntries(
              interviewTimes(interview.starts_at, interview.applicant_zone, language, 'staff-of-applicant'),
            ),
            Duration: say('{count} minutes', { count: interview.minutes }),
            Where: <Typed>{interview.place}</Typed>,
          }}
        />
      ) : (
        <p>{say('No time set yet')}</p>
      )}
      {mayChange && status === 'interview' ? (
        <div className="button-row">
          <LinkButton to={to('interview')} variant="outline">
            {interview ? say('Change time') : say('Set time')}
          </LinkButton>
          {interview ? (
            <LinkButton to={to('interview/cancel')} variant="outline">
              {say('Cancel interview')}
            </LinkButton>
          ) : null}
        </div>
      ) : null}
    </Panel>
  )
}
