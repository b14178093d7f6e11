// Tells admins that old records are not deleted, because the server's clock shows an unlikely time.
import { retention, retentionPeriod } from '#app/content/retention.ts'
import type { Mail } from '../outbox.server.ts'

type Doubt = { to: string; now: number; newest: number }

export function clockDoubted({ to, now, newest }: Doubt): Mail {
  return {
    kind: 'clock-doubted',
    to,
    subject: 'Is the clock of the server right?',
    headers: { 'Auto-Submitted': 'auto-generated' },
    letter: {
      heading: 'Deleting old records waits for you',
      parts: [
        'The clock of the server has gone further than usual since old records were last deleted. A wrong clock would delete what must still be kept, so nothing is deleted for now.',
        {
          facts: [
            ['The clock shows', inWords(now)],
            ['Newest time before', inWords(newest)],
          ],
        },
        'If the clock is wrong, set it right: nothing else needs to be done. If it is right, because the server was off for a while, confirm it.',
        { link: { label: 'Look at it and confirm', href: '/dashboard/settings/deletion' } },
        `If the server runs on for 24 hours with this clock, deleting goes on by itself. What is deleted can be put back for ${retentionPeriod(retention.removedCopies)}.`,
      ],
    },
  }
}

const inWords = (at: number) =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} (UTC)`
