// Warns a member of staff that a person who knows the password was stopped by the passkey that the role requires.
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Guesses } from './passwords-refused.ts'

export function passkeyNeeded({ to, count }: Guesses): Mail {
  const subject = 'Your password was entered without your passkey'
  return {
    kind: 'passkey-needed',
    to,
    subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    letter: {
      heading: subject,
      parts: [
        `In the last hour your password was entered ${count} times to get into your staff account at ${companyName}. It did not open the account, because your role requires more than a password.`,
        'If it was not you, somebody knows your password. Set a new one now.',
        { link: { label: 'Set a new password', href: '/forgot-password' } },
        'If it was you, sign in with your passkey instead. If you have lost it, ask an admin to reset your sign-in.',
      ],
    },
  }
}
