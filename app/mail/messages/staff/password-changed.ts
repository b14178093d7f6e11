// Notifies a member of staff that the account's password was changed, in case another person did it.
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'

/**
 * @property passkeys the names of those that stay valid
 * @property tokens the names of the API tokens that ended
 */
type Change = { to: string; at: number; timeZone: string; passkeys: string[]; tokens: string[] }

export function passwordChanged({ to, at, timeZone, passkeys, tokens }: Change): Mail {
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
        ...(tokens.length > 0 ? tokensEnded(tokens) : []),
        ...(passkeys.length > 0 ? passkeysStay(passkeys) : []),
        'If it was not you, ask an administrator at once to reset the password and check the account.',
      ],
    },
  }
}

const tokensEnded = (tokens: string[]) => [
  `These API tokens have ended: ${tokens.join(', ')}. Programs that still need one get a new one under API tokens.`,
  { link: { label: 'Your API tokens', href: '/dashboard/settings/api-tokens' } },
]

const passkeysStay = (passkeys: string[]) => [
  `These passkeys still sign you in: ${passkeys.join(', ')}. Revoke every passkey that you do not recognise.`,
  { link: { label: 'Your passkeys', href: '/dashboard/settings/passkeys' } },
]
