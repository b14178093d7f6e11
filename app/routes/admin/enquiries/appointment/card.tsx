// The appointment of an enquiry, in the rail of its page.

import { useLanguage, useSay, useWord } from '#app/languages/say.tsx'
import { interviewTimes } from '#app/mail/interview-times.ts'
import { Facts } from '#app/routes/admin/shared/facts.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import type { Appointment } from '#db/tables/appointments.ts'

export type ShownAppointment = Pick<Appointment, 'office' | 'starts_at' | 'minutes' | 'visitor_zone'>

type AppointmentCardProps = {
  /** With the title of its office. */
  appointment: ShownAppointment | null
  /** The path of the enquiry's page. */
  path: string
  now: number
  /** True if an office offers times and the reader may change them. */
  mayBook: boolean
  mayChange: boolean
}

export function AppointmentCard({ appointment, path, now, mayBook, mayChange }: AppointmentCardProps) {
  const say = useSay()
  const word = useWord()
  const language = useLanguage()
  const isComing = appointment !== null && appointment.starts_at > now
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
            Office: word(appointment.office),
          }}
        />
      ) : (
        <p>{say('No appointment')}</p>
      )}
      {mayChange && (isComing || mayBook) ? (
        <div className="button-row">
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
