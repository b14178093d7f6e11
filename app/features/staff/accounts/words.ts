// The texts of the account forms, separate from their rules, so that pages load no validator.
import { drawn } from '#app/languages/message.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'

export const loginCopy = {
  incomplete: 'Please enter both email and password',
  wrong: 'Invalid credentials',
  failed: 'An error occurred during login',
  unwritable:
    'The site cannot save anything at the moment, so it cannot sign you in. Staff who are already signed in can continue to read. The server’s log has the reason.',
  busy: 'Too many people are signing in at the moment. Please try again in a few seconds.',
} as const

export const forgotCopy = {
  sent: 'Password reset instructions have been sent to your email.',
  failed: 'Failed to send reset instructions. Please try again.',
} as const

export const resetCopy = {
  done: 'Password Reset Successful',
  failed: 'Failed to reset password. Please try again.',
} as const

export const setupCopy = {
  failed: 'Failed to create the account. Please try again.',
} as const

export const changeCopy = {
  done: 'Password changed',
  wrong: 'Current password is incorrect',
  failed: 'Failed to change password. Please try again.',
} as const satisfies Record<string, Phrase>

export const userCopy = {
  saved: 'Account saved',
  changed: 'This account was changed while you were looking at it.',
  changedMeanwhile: 'This account was changed while you were looking at it.',
  lastAdmin: 'This is the last active admin. Make someone else an admin first.',
} as const satisfies Record<string, Phrase>

export const ownRefusals = {
  'own account': 'You can’t do this to your own account. Ask another admin.',
  'own two-step': 'To change your own two-step sign-in, open Two-step sign-in in your settings.',
} as const satisfies Record<string, Phrase>

const noticeLabels = { each: 'Each one straight away', daily: 'A daily digest', off: 'None' } as const

/** The choices of mails about enquiries and applications. */
export const noticeChoices = (standard: keyof typeof noticeLabels, say: Say) => [
  {
    value: 'default',
    label: drawn(say('Default for your role ({choice})', { choice: say(noticeLabels[standard]).toLowerCase() })),
  },
  ...Object.entries(noticeLabels).map(([value, label]) => ({ value, label })),
]

export const profileCopy = {
  saved: 'Profile saved',
  failed: 'Failed to save the profile. Please try again.',
} as const satisfies Record<string, Phrase>
