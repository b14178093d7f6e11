// Notifies a member of staff of a sign-in to the account from an unknown browser.
import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'

type Use = { to: string; device: string; address: string; at: number; timeZone: string }

export function deviceUsed({ to, device, address, at, timeZone }: Use): Mail {
  const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)
  return {
    kind: 'device-used',
    to,
    subject: 'Sign-in from a new device',
    headers: { 'Auto-Submitted': 'auto-generated' },
    letter: {
      heading: 'Sign-in from a new device',
      parts: [
        `Your staff account at ${companyName} was signed in to with a browser that has not been used for it before.`,
        {
          facts: [
            ['Device', device],
            ['Network address', address],
            ['Time', `${when} (${timeZone})`],
          ],
        },
        'If it was you, there is nothing to do. If it was not, change your password at once and end the session:',
        { link: { label: 'See where you are signed in', href: '/dashboard/settings/sessions' } },
      ],
    },
  }
}
