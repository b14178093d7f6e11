// Warns a member of staff that a person who knows the password is guessing the second factor.
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import type { Guesses } from './passwords-refused.ts'

export function codesRefused({ to, count }: Guesses): Mail {
  const subject = 'Wrong codes were entered for your account'
  return {
    kind: 'codes-refused',
    to,
    subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    letter: {
      heading: subject,
      parts: [
        `In the last hour ${count} wrong codes were entered to get into your staff account at ${companyName}. The person who entered them knows your password.`,
        'If it was not you, set a new password now. That stops the attempt.',
        { link: { label: 'Set a new password', href: '/forgot-password' } },
        'After ten wrong codes in an hour no more are checked, wherever they come from. Browsers you have signed in with before are counted separately.',
        'If it was you, there is nothing to do.',
      ],
    },
  }
}
