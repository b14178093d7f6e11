import { Form } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

type MailPauseProps = { reason: string; since: number; zone: string }

export function MailPause({ reason, since, zone }: MailPauseProps) {
  return (
    <section className="banner" data-kind="warning" aria-labelledby="pause-heading">
      <h2 id="pause-heading">Sending is paused</h2>
      <p>
        Since <Moment at={since} zone={zone} />. The mail service answered: <span dir="auto">{reason}</span>
      </p>
      <p>Mend the settings first. The site also tries one mail every five minutes and resumes by itself.</p>
      <Form method="post" action="/dashboard/mail/resume">
        <Button type="submit">Resume</Button>
      </Form>
    </section>
  )
}
