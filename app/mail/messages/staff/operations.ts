import { retention, retentionPeriod } from '#app/content/legal/retention.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { utcDate } from '#app/time/utc-date.ts'

/** Tells admins that a person asks for the erasure of their data. It names no one, so that it need not be erased itself. */
export const erasureRequested = (to: string, dueBy: number): Mail => ({
  kind: 'erasure-requested',
  to,
  subject: 'Someone asks for the erasure of their data',
  headers: { 'Auto-Submitted': 'auto-generated' },
  letter: {
    heading: 'A request for erasure waits for you',
    parts: [
      'A person who has proved their address asks us to erase their data.',
      {
        facts: [['Due by', utcDate(dueBy, 'en-GB')]],
      },
      { link: { label: 'Look at the request', href: '/dashboard/people' } },
    ],
  },
})

type Doubt = { to: string; now: number; newest: number }

/** Notifies admins that the purge is paused, because the server's clock shows an unlikely time. */
export function clockDoubted({ to, now, newest }: Doubt): Mail {
  return {
    kind: 'clock-doubted',
    to,
    subject: 'Is the server’s clock right?',
    headers: { 'Auto-Submitted': 'auto-generated' },
    letter: {
      heading: 'Deletion of old records is waiting for you',
      parts: [
        'The server clock has moved further than usual since old records were last deleted. If the clock is wrong, records that we must still keep would be deleted, so nothing is being deleted for now.',
        {
          facts: [
            ['The clock shows', inWords(now)],
            ['Last recorded time', inWords(newest)],
          ],
        },
        'If the clock is wrong, correct it: nothing else needs to be done. If it is right, because the server was off for a while, confirm it.',
        { link: { label: 'Check and confirm', href: '/dashboard/settings/deletion' } },
        `If the server runs for another 24 hours with this clock, deletion resumes automatically. Deleted records can be restored for ${retentionPeriod(retention.removedCopies)}.`,
      ],
    },
  }
}

const inWords = (at: number) =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} (UTC)`

type SwitchedOff = { to: string; id: string; name: string; host: string }

/** Tells admins that another program could not be told of changes for days. */
export function webhookSwitchedOff({ to, id, name, host }: SwitchedOff): Mail {
  return {
    kind: 'webhook-switched-off',
    to,
    subject: `“${name}” is no longer told of changes`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    letter: {
      heading: 'A webhook was switched off',
      parts: [
        'Every attempt to reach it has failed for 5 days, so nothing is sent to it any more. What was waiting is held.',
        {
          facts: [
            ['Webhook', name],
            ['Site', host],
          ],
        },
        'Once it can be reached again, switch it on, and decide which of the held deliveries are sent.',
        { link: { label: 'Open the webhook', href: `/dashboard/settings/webhooks/${id}` } },
      ],
    },
  }
}
