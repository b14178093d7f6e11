import type { Wait } from '#app/features/newsletter/sending/waits.server.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { Said } from '#app/languages/said.tsx'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { Moment } from '#app/ui/text/moment.tsx'

/** What an issue waits for that is scheduled or being sent. */
export function WaitLine({ wait, zone }: { wait: Wait; zone: string }) {
  const say = useSay()
  const { locale } = pageLanguages[useLanguage()]
  const words = () => {
    switch (wait.for) {
      case 'time':
        return <Said phrase="Waits for its time: {time}." values={{ time: <Moment at={wait.at} zone={zone} /> }} />
      case 'mail service':
        return say('Email isn’t set up yet. The issue will be sent once it is.')
      case 'issue':
        return say('Waits for another issue, which is still being sent: {title}', { title: wait.title })
      case 'turn':
        return say('Sending starts within seconds.')
      case 'retry':
        return (
          <Said
            phrase="Waits for the email service, and tries again: {time}. It answered: {error}"
            values={{ time: <Moment at={wait.at} zone={zone} />, error: wait.error }}
          />
        )
      case 'pace':
        return say('Sent at the pace that the email service allows. Emails left: {count}.', {
          count: wait.left.toLocaleString(locale),
        })
    }
  }
  return <>{words()}</>
}
