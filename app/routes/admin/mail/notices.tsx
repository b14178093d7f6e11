// The notices above the list of mails while none can be sent.
import { PostButton } from '#app/forms/post-button.tsx'
import { Said } from '#app/languages/said.tsx'
import { useSay } from '#app/languages/say.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

/** @param isInbox the links in mails are shown on their pages */
export function WithoutService({ isInbox }: { isInbox: boolean }) {
  const say = useSay()
  return (
    <>
      {say(
        'Email isn’t set up, so emails are held here. Once it is, those from the last 24 hours are sent; you decide about older ones.',
      )}
      {isInbox ? null : ` ${say('Personal links stay hidden; the staff commands create new ones.')}`}
    </>
  )
}

type MailPauseProps = { reason: string; since: number; zone: string }

export function MailPause({ reason, since, zone }: MailPauseProps) {
  const say = useSay()
  return (
    <Panel id="pause-heading" title={say('Sending is paused')} as="warning">
      <p>
        <Said
          phrase="Since {time}. The email service said: {reason}"
          values={{ time: <Moment at={since} zone={zone} />, reason: <span dir="auto">{reason}</span> }}
        />
      </p>
      <p>
        {say('Correct the settings first. The site also tries one email every five minutes and resumes automatically.')}
      </p>
      <PostButton action="/dashboard/mail/resume">{say('Resume')}</PostButton>
    </Panel>
  )
}
