// Sends the one-time link with which a new member of staff sets their first password.
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'

type Invitation = { to: string; inviter: string; role: string; href: string; hours: number }

export function staffInvited({ to, inviter, role, href, hours }: Invitation): Mail {
  return {
    kind: 'staff-invited',
    to,
    subject: `Your staff account at ${companyName}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    letter: {
      heading: `Your staff account at ${companyName}`,
      parts: [
        `${inviter} created a staff account for you. Set your password to begin.`,
        {
          facts: [
            ['You sign in with', to],
            ['Your role', role],
          ],
        },
        { link: { label: 'Set your password', href } },
        `The link works once, within ${hours} hours. It stops working when a newer one is sent.`,
        'If you did not expect this, ignore this email: without a password the account cannot be used.',
      ],
    },
  }
}
