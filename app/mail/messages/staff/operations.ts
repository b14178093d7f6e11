import { retention } from '#app/content/legal/retention.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import type { Addressee } from '#app/mail/address.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { utcDate } from '#app/time/utc-date.ts'
import type { Language } from '#db/tables/records.ts'
import { longTime } from '../office-times.ts'

/** Tells admins that a person asks for the erasure of their data. It names no one, so that it need not be erased itself. */
export function erasureRequested({ to, language }: Addressee, dueBy: number): Mail {
  const say = sayIn(language)
  return {
    kind: 'erasure-requested',
    to,
    subject: say('Someone asks for the erasure of their data'),
    headers: { 'Auto-Submitted': 'auto-generated' },
    letter: {
      language,
      heading: say('A request for erasure waits for you'),
      parts: [
        say('A person who has proved their address asks us to erase their data.'),
        {
          facts: [[say('Due by'), utcDate(dueBy, pageLanguages[language].locale)]],
        },
        { link: { label: say('Look at the request'), href: '/dashboard/people' } },
      ],
    },
  }
}

type Doubt = Addressee & { now: number; newest: number }

/** Notifies admins that the purge is paused, because the server's clock shows an unlikely time. */
export function clockDoubted({ to, language, now, newest }: Doubt): Mail {
  const say = sayIn(language)
  return {
    kind: 'clock-doubted',
    to,
    subject: say('Is the server’s clock right?'),
    headers: { 'Auto-Submitted': 'auto-generated' },
    letter: {
      language,
      heading: say('Deletion of old records is waiting for you'),
      parts: [
        say(
          'The server clock has moved further than usual since old records were last deleted. If the clock is wrong, records that we must still keep would be deleted, so nothing is being deleted for now.',
        ),
        {
          facts: [
            [say('The clock shows'), inWords(now, language)],
            [say('Last recorded time'), inWords(newest, language)],
          ],
        },
        say(
          'If the clock is wrong, correct it: nothing else needs to be done. If it is right, because the server was off for a while, confirm it.',
        ),
        { link: { label: say('Check and confirm'), href: '/dashboard/settings/deletion' } },
        say(
          'If the server runs for another 24 hours with this clock, deletion resumes automatically. Deleted records can be restored for {days, plural, one {# day} other {# days}}.',
          { days: retention.removedCopies.amount },
        ),
      ],
    },
  }
}

const inWords = (at: number, language: Language) => `${longTime(at, 'UTC', language)} (UTC)`

type SwitchedOff = Addressee & { id: string; name: string; host: string }

/** Tells admins that another program could not be told of changes for days. */
export function webhookSwitchedOff({ to, language, id, name, host }: SwitchedOff): Mail {
  const say = sayIn(language)
  return {
    kind: 'webhook-switched-off',
    to,
    subject: say('“{name}” is no longer told of changes', { name }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    letter: {
      language,
      heading: say('A webhook was switched off'),
      parts: [
        say(
          'Every attempt to reach it has failed for 5 days, so nothing is sent to it any more. What was waiting is held.',
        ),
        {
          facts: [
            [say('Webhook'), name],
            [say('Site'), host],
          ],
        },
        say('Once it can be reached again, switch it on, and decide which of the held deliveries are sent.'),
        { link: { label: say('Open the webhook'), href: `/dashboard/settings/webhooks/${id}` } },
      ],
    },
  }
}
