// Warns a member of staff of a probable attempt to guess the password.
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'

export type Guesses = { to: string; count: number }

export function passwordsRefused({ to, count }: Guesses): Mail {
  const subject = 'Wrong passwords were entered for your account'
  return {
    kind: 'passwords-refused',
    to,
    subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    letter: {
      heading: subject,
      parts: [
        `In the last hour ${count} wrong passwords were entered for your staff account at ${companyName}. None of them opened it, and further attempts are slowed down.`,
        'Browsers you have signed in with before are not slowed down. If you cannot sign in with another one, set a new password using the link we email you.',
        { link: { label: 'Set a new password', href: '/forgot-password' } },
        'If it was you, or if your password is a strong one that you use nowhere else, there is nothing to do. You receive this email at most once a day.',
      ],
    },
  }
}
