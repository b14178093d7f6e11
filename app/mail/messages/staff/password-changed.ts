// Notifies a member of staff that the account's password was changed, in case another person did it.
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'

type Change = { to: string; at: number; timeZone: string }

export function passwordChanged({ to, at, timeZone }: Change): Mail {
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)
  return {
    kind: 'password-changed',
    to,
    subject: 'Your password was changed',
    headers: { 'Auto-Submitted': 'auto-generated' },
    letter: {
      heading: 'Your password was changed',
      parts: [
        `The password of your staff account at ${companyName} was changed on ${when} (${timeZone}). Other sign-ins of this account have ended.`,
        'If it was not you, ask an administrator at once to reset the password and check the account.',
      ],
    },
  }
}
