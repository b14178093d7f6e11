// Notifies a member of staff that two-step sign-in was changed, in case another person did it.
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'

type Change = { to: string; what: string; at: number; timeZone: string }

/** @param what a short sentence without its full stop, such as 'Two-step sign-in was turned off' */
export function twoStepChanged({ to, what, at, timeZone }: Change): Mail {
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)
  return {
    kind: 'two-step-changed',
    to,
    subject: what,
    headers: { 'Auto-Submitted': 'auto-generated' },
    letter: {
      heading: what,
      parts: [
        `This was done for your staff account at ${companyName} on ${when} (${timeZone}).`,
        'If it was not you, change your password at once and tell an administrator.',
      ],
    },
  }
}
