// The appointment of an enquiry, in the rail of its page.

import type { Phrase } from '#app/languages/phrases.server.ts'
import { Said } from '#app/languages/said.tsx'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { interviewTimes } from '#app/mail/interview-times.ts'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'
import type { Appointment } from '#db/tables/appointments.ts'

export type ShownAppointment = Pick<
  Appointment,
  'office' | 'starts_at' | 'minutes' | 'visitor_zone' | 'status' | 'held_until'
>

type AppointmentCardProps = {
  /** With the title of its office. */
  appointment: ShownAppointment | null
  /** The path of the enquiry's page. */
  path: string
  now: number
  /** The reader's time zone. */
  zone: string
  /** True if an office offers times and the reader may change them. */
  mayBook: boolean
  mayChange: boolean
}

export function AppointmentCard({ appointment, path, now, zone, mayBook, mayChange }: AppointmentCardProps) {
  const say = useSay()
  const language = useLanguage()
  const isComing = appointment !== null && appointment.starts_at > now
  const isHeld = isComing && appointment.status === 'held'
  if (!appointment && !mayBook) return null
  return (
    <Panel id="appointment-heading" title={say('Appointment')}>
      {appointment ? (
        <Facts
          of={{
            ...Object.fromEntries(
              interviewTimes(appointment.starts_at, appointment.visitor_zone, language, 'staff-of-visitor'),
            ),
            Duration: say('{count} minutes', { count: appointment.minutes }),
            Office: say(appointment.office as Phrase),
          }}
        />
      ) : (
        <p>{say('No appointment')}</p>
      )}
      {isHeld ? (
        <p>
          {appointment.held_until && appointment.held_until > now ? (
            <Said
              phrase="The visitor hasn’t confirmed this time yet. It is kept until {time}."
              values={{ time: <Moment at={appointment.held_until} zone={zone} /> }}
            />
          ) : (
            say('The visitor hasn’t confirmed this time, and others can choose it again.')
          )}
        </p>
      ) : null}
      {mayChange && (isComing || mayBook) ? (
        <div className="button-row">
          {isHeld ? (
            <LinkButton to={`${path}/appointment/confirm`} size="s">
              {say('Confirm appointment')}
            </LinkButton>
          ) : null}
          {mayBook ? (
            <LinkButton to={`${path}/appointment`} variant="outline" size="s">
              {isComing ? say('Change time') : say('Set time')}
            </LinkButton>
          ) : null}
          {isComing ? (
            <LinkButton to={`${path}/appointment/cancel`} variant="outline" size="s">
              {say('Cancel appointment')}
            </LinkButton>
          ) : null}
        </div>
      ) : null}
    </Panel>
  )
}
