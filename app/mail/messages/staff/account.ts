import { companyName } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'

type Invitation = { to: string; inviter: string; role: string; href: string; hours: number }

/** Sends the one-time link with which a new member of staff sets their first password. */
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

/** Sends the one-time link with which a member of staff sets a new password. */
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

/**
 * @property passkeys the names of those that stay valid
 * @property tokens the names of the API tokens that ended
 */
type Change = { to: string; at: number; timeZone: string; passkeys: string[]; tokens: string[] }

/** Notifies a member of staff that the account's password was changed, in case another person did it. */
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

type TwoStepChange = { to: string; what: string; at: number; timeZone: string }

/**
 * Notifies a member of staff that two-step sign-in was changed, in case another person did it.
 * @param what a short sentence without its full stop, such as 'Two-step sign-in was turned off'
 */
export function twoStepChanged({ to, what, at, timeZone }: TwoStepChange): Mail {
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

type Use = { to: string; device: string; address: string; at: number; timeZone: string }

/** Notifies a member of staff of a sign-in to the account from an unknown browser. */
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

type Guesses = { to: string; count: number }

/** Warns a member of staff of a probable attempt to guess the password. */
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

/** Warns a member of staff that a person who knows the password is guessing the second factor. */
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

/** Warns a member of staff that a person who knows the password was stopped by the passkey that the role requires. */
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
