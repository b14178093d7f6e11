import type { StatusAppointment } from '#app/features/appointments/status-appointment.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { ArrangedInterview, FactList, type StatusRecord } from './status-record.tsx'

type MeetingsProps = { record: StatusRecord; token: string; path: string }

/** The times at which the visitor and staff meet. */
export function Meetings({ record: { interview, appointment }, token, path }: MeetingsProps) {
  const say = useSay()
  return (
    <>
      {interview ? (
        <section aria-labelledby="interview">
          <h2 id="interview">{say('Your interview')}</h2>
          <ArrangedInterview interview={interview} calendar={`/status/${token}/interview.ics`} />
        </section>
      ) : null}
      {appointment ? (
        <section aria-labelledby="appointment">
          <h2 id="appointment">{say('Your appointment')}</h2>
          <Booked {...appointment} path={`${path}/appointment`} calendar={`/status/${token}/appointment.ics`} />
        </section>
      ) : null}
    </>
  )
}

function Booked({ facts, isOver, isHeld, path, calendar }: StatusAppointment & { path: string; calendar: string }) {
  const say = useSay()
  return (
    <>
      {isHeld && !isOver ? <p>{say('This time is not booked yet: please confirm it.')}</p> : null}
      <FactList facts={facts} />
      {isOver ? null : (
        <div className="button-row">
          {isHeld ? <LinkButton to={`${path}/confirm`}>{say('Confirm this time')}</LinkButton> : null}
          <LinkButton variant="outline" to={path}>
            {say('Move or cancel')}
          </LinkButton>
          {isHeld ? null : (
            <LinkButton variant="outline" to={calendar} reloadDocument download="appointment.ics">
              {say('Add to your calendar')}
            </LinkButton>
          )}
        </div>
      )}
    </>
  )
}
