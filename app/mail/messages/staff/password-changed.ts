// Notifies a member of staff that the account's password was changed, in case another person did it.
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'

/** @property hasPasskeys passkeys stay valid after a change of the password */
type Change = { to: string; at: number; timeZone: string; hasPasskeys: boolean }

export function passwordChanged({ to, at, timeZone, hasPasskeys }: Change): Mail {
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
        ...(hasPasskeys ? passkeysStay : []),
        'If it was not you, ask an administrator at once to reset the password and check the account.',
      ],
    },
  }
}

const passkeysStay = [
  'Your passkeys still sign you in. Revoke every passkey that you do not recognise.',
  { link: { label: 'Your passkeys', href: '/dashboard/settings/passkeys' } },
]
