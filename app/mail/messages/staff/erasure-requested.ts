// Tells admins that a person asks for the erasure of their data. It names no one, so that it need not be erased itself.

import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { utcDate } from '#app/time/utc-date.ts'

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
