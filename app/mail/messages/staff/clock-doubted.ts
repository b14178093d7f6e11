// Notifies admins that the purge is paused, because the server's clock shows an unlikely time.
import { retention, retentionPeriod } from '#app/content/legal/retention.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'

type Doubt = { to: string; now: number; newest: number }

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
