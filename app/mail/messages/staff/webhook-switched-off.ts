// Tells admins that another program could not be told of changes for days.
import type { Mail } from '#app/mail/outbox/queue.server.ts'

type SwitchedOff = { to: string; id: string; name: string; host: string }

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
