// Sends the one-time link with which a member of staff sets a new password.
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'

export function passwordResetRequested({ to, href }: { to: string; href: string }): Mail {
  return {
    kind: 'password-reset-requested',
    to,
    subject: 'Reset your password',
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    letter: {
      heading: 'Reset your password',
      parts: [
        `Someone, probably you, asked for a new password for your staff account at ${companyName}.`,
        { link: { label: 'Set a new password', href } },
        'The link works once, within 60 minutes. It stops working when a newer one is sent.',
        'If you did not ask for this, ignore this email: your password stays as it is.',
      ],
    },
  }
}
