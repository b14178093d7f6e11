import type { ApplicationDetails } from '#app/features/applications/applications.server.ts'
import { interviewTimes } from '#app/mail/interview-times.ts'
import { Fact, Typed } from '#app/routes/admin/shared/facts.tsx'
import { LinkButton } from '#app/ui/button.tsx'

type InterviewCardProps = {
  application: Pick<ApplicationDetails, 'status' | 'interview'>
  /** The path of the application's page. */
  path: string
  mayChange: boolean
}

/** The interview in all time zones concerned. */
export function InterviewCard({ application, path, mayChange }: InterviewCardProps) {
  const { status, interview } = application
  if (!interview && status !== 'interview') return null
  return (
    <section className="card" aria-labelledby="interview-heading">
      <h2 id="interview-heading">Interview</h2>
      {interview ? (
        <div className="facts">
          <dl className="dl">
            {interviewTimes(interview.starts_at, interview.applicant_zone, 'en').map(([where, when]) => (
              <Fact key={where} label={where}>
                {when}
              </Fact>
            ))}
            <Fact label="Duration">{interview.minutes} minutes</Fact>
            <Fact label="Where">
              <Typed>{interview.place}</Typed>
            </Fact>
          </dl>
        </div>
      ) : (
        <p>No time is set.</p>
      )}
      {mayChange && status === 'interview' ? (
        <div className="button-row">
          <LinkButton to={`${path}/interview`} variant="outline">
            {interview ? 'Change the time' : 'Set a time'}
          </LinkButton>
          {interview ? (
            <LinkButton to={`${path}/interview/cancel`} variant="outline">
              Cancel the interview
            </LinkButton>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
