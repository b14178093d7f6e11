import { type Phrase, type Say, sayIn } from '#app/languages/phrases.server.ts'
import type { Addressee } from '#app/mail/address.ts'
import { companyName as company } from '#app/mail/look/mail-look.ts'
import type { Mail } from '#app/mail/outbox/queue.server.ts'
import { longTime } from '../office-times.ts'

/** A mail to the owner of an account, whose subject stands above its text too. */
const toAccount = (
  kind: Mail['kind'],
  { to, language }: Addressee,
  heading: string,
  parts: Mail['letter']['parts'],
): Mail => ({
  kind,
  to,
  subject: heading,
  headers: { 'Auto-Submitted': 'auto-generated' },
  letter: { language, heading, parts },
})

type Invitation = Addressee & { inviter: string; roles: readonly Phrase[]; href: string; hours: number }

/** Sends the one-time link with which a new member of staff sets their first password. */
export function staffInvited({ to, language, inviter, roles, href, hours }: Invitation): Mail {
  const say = sayIn(language)
  const subject = say('Your staff account at {company}', { company })
  return toAccount('staff-invited', { to, language }, subject, [
    say('{inviter} created a staff account for you. Set your password to begin.', { inviter }),
    {
      facts: [
        [say('You sign in with'), to],
        [say('Your role'), roles.map((role) => say(role)).join(', ')],
      ],
    },
    { link: { label: say('Set your password'), href } },
    say('The link works once, within {hours} hours. It stops working when a newer one is sent.', { hours }),
    say('If you did not expect this, ignore this email: without a password the account cannot be used.'),
  ])
}

/** Sends the one-time link with which a member of staff sets a new password. */
export function passwordResetRequested({ to, language, href }: Addressee & { href: string }): Mail {
  const say = sayIn(language)
  return {
    kind: 'password-reset-requested',
    to,
    subject: say('Reset your password'),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    letter: {
      language,
      heading: say('Reset your password'),
      parts: [
        say('Someone, probably you, asked for a new password for your staff account at {company}.', { company }),
        { link: { label: say('Set a new password'), href } },
        say('The link works once, within 60 minutes. It stops working when a newer one is sent.'),
        say('If you did not ask for this, ignore this email: your password stays as it is.'),
      ],
    },
  }
}

/**
 * @property passkeys the names of those that stay valid
 * @property tokens the names of the API tokens that ended
 */
type Change = Addressee & { at: number; timeZone: string; passkeys: string[]; tokens: string[] }

/** Notifies a member of staff that the account's password was changed, in case another person did it. */
export function passwordChanged({ to, language, at, timeZone, passkeys, tokens }: Change): Mail {
  const say = sayIn(language)
  const when = longTime(at, timeZone, language)
  return toAccount('password-changed', { to, language }, say('Your password was changed'), [
    say(
      'The password of your staff account at {company} was changed on {when} ({zone}). Other sign-ins of this account have ended.',
      { company, when, zone: timeZone },
    ),
    ...(tokens.length > 0 ? tokensEnded(tokens, say) : []),
    ...(passkeys.length > 0 ? passkeysStay(passkeys, say) : []),
    say('If it was not you, ask an administrator at once to reset the password and check the account.'),
  ])
}

const tokensEnded = (tokens: string[], say: Say) => [
  say('These API tokens have ended: {names}. Programs that still need one get a new one under API tokens.', {
    names: tokens.join(', '),
  }),
  { link: { label: say('Your API tokens'), href: '/dashboard/settings/api-tokens' } },
]

const passkeysStay = (passkeys: string[], say: Say) => [
  say('These passkeys still sign you in: {names}. Revoke every passkey that you do not recognise.', {
    names: passkeys.join(', '),
  }),
  { link: { label: say('Your passkeys'), href: '/dashboard/settings/passkeys' } },
]

type TwoStepChange = Addressee & { what: Phrase; at: number; timeZone: string }

/**
 * Notifies a member of staff that two-step sign-in was changed, in case another person did it.
 * @param what a short sentence without its full stop, such as 'Two-step sign-in was turned off'
 */
export function twoStepChanged({ to, language, what, at, timeZone }: TwoStepChange): Mail {
  const say = sayIn(language)
  const when = longTime(at, timeZone, language)
  return toAccount('two-step-changed', { to, language }, say(what), [
    say('This was done for your staff account at {company} on {when} ({zone}).', { company, when, zone: timeZone }),
    say('If it was not you, change your password at once and tell an administrator.'),
  ])
}

type Use = Addressee & { device: string; address: string; at: number; timeZone: string }

/** Notifies a member of staff of a sign-in to the account from an unknown browser. */
export function deviceUsed({ to, language, device, address, at, timeZone }: Use): Mail {
  const say = sayIn(language)
  const when = longTime(at, timeZone, language)
  return toAccount('device-used', { to, language }, say('Sign-in from a new device'), [
    say('Your staff account at {company} was signed in to with a browser that has not been used for it before.', {
      company,
    }),
    {
      facts: [
        [say('Device'), device],
        [say('Network address'), address],
        [say('Time'), `${when} (${timeZone})`],
      ],
    },
    say('If it was you, there is nothing to do. If it was not, change your password at once and end the session:'),
    { link: { label: say('See where you are signed in'), href: '/dashboard/settings/sessions' } },
  ])
}

type Guesses = Addressee & { count: number }

/** Warns a member of staff of a probable attempt to guess the password. */
export function passwordsRefused({ to, language, count }: Guesses): Mail {
  const say = sayIn(language)
  const subject = say('Wrong passwords were entered for your account')
  return toAccount('passwords-refused', { to, language }, subject, [
    say(
      'In the last hour {count} wrong passwords were entered for your staff account at {company}. None of them opened it, and further attempts are slowed down.',
      { count, company },
    ),
    say(
      'Browsers you have signed in with before are not slowed down. If you cannot sign in with another one, set a new password using the link we email you.',
    ),
    { link: { label: say('Set a new password'), href: '/forgot-password' } },
    say(
      'If it was you, or if your password is a strong one that you use nowhere else, there is nothing to do. You receive this email at most once a day.',
    ),
  ])
}

/** Warns a member of staff that a person who knows the password is guessing the second factor. */
export function codesRefused({ to, language, count }: Guesses): Mail {
  const say = sayIn(language)
  const subject = say('Wrong codes were entered for your account')
  return toAccount('codes-refused', { to, language }, subject, [
    say(
      'In the last hour {count} wrong codes were entered to get into your staff account at {company}. The person who entered them knows your password.',
      { count, company },
    ),
    say('If it was not you, set a new password now. That stops the attempt.'),
    { link: { label: say('Set a new password'), href: '/forgot-password' } },
    say(
      'After ten wrong codes in an hour no more are checked, wherever they come from. Browsers you have signed in with before are counted separately.',
    ),
    say('If it was you, there is nothing to do.'),
  ])
}

/** Warns a member of staff that a person who knows the password was stopped by the passkey that the role requires. */
export function passkeyNeeded({ to, language, count }: Guesses): Mail {
  const say = sayIn(language)
  const subject = say('Your password was entered without your passkey')
  return toAccount('passkey-needed', { to, language }, subject, [
    say(
      'In the last hour your password was entered {count} times to get into your staff account at {company}. It did not open the account, because your role requires more than a password.',
      { count, company },
    ),
    say('If it was not you, somebody knows your password. Set a new one now.'),
    { link: { label: say('Set a new password'), href: '/forgot-password' } },
    say('If it was you, sign in with your passkey instead. If you have lost it, ask an admin to reset your sign-in.'),
  ])
}
