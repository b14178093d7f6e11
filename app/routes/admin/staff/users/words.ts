// The labels of an account's states.

import { refusedOnOwn, type UserActionId } from '#app/features/staff/accounts/own-account.ts'
import { ownRefusals } from '#app/features/staff/accounts/words.ts'
import { roleChoices } from '#app/features/staff/role-words.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { UserStatus } from '#db/tables/staff.ts'

export const users = '/dashboard/users'

export const usersCrumb = { label: 'Users', href: users } as const

export const userStatusLabels: Record<UserStatus, Phrase> = {
  invited: 'Invited',
  active: 'Active',
  disabled: 'Disabled',
}

/** The pill of each state. */
export const userPill: Record<UserStatus, string> = { invited: 'pending', active: 'active', disabled: 'discarded' }

export const rolesHint = 'Someone with several roles may do what any of them may.' satisfies Phrase

export const roleOptions = Object.entries(roleChoices).map(([value, label]) => ({ value, label }))

// The actions on a whole account, each with a confirmation page.

type UserAction = {
  from: UserStatus
  button: Phrase
  /** True if the person loses something that they cannot get back by themselves. */
  isDangerous: boolean
  title: Phrase
  text: Phrase
  done: Phrase
  /** Only where an action sends an email: what is said while email is not set up. */
  held?: Phrase
}

export const invitationHeld = 'Email isn’t set up yet, so the invitation to {name} is held under Mail.'

export const userActions: Record<UserActionId, UserAction> = {
  'invite-again': {
    from: 'invited',
    button: 'Send invitation again',
    isDangerous: false,
    title: 'Send the invitation to {name} again?',
    text: 'We’ll email a new link that works once and expires after 72 hours. The older link stops working.',
    done: 'Invitation sent to {name} again.',
    held: invitationHeld,
  },
  revoke: {
    from: 'invited',
    button: 'Revoke invitation',
    isDangerous: true,
    title: 'Revoke the invitation for {name}?',
    text: 'The link will stop working and the account will be deleted. You can invite them again.',
    done: 'Invitation for {name} revoked.',
  },
  'reset-password': {
    from: 'active',
    button: 'Send reset link',
    isDangerous: false,
    title: 'Send {name} a link to set a new password?',
    text: 'We’ll email a link that works once and expires after 60 minutes. Older links stop working. The current password works until a new one is set.',
    done: 'A reset link is on its way to {name}.',
    held: 'Email isn’t set up yet: {name} gets the link only if it is set up within 60 minutes.',
  },
  'end-sessions': {
    from: 'active',
    button: 'Sign out everywhere',
    isDangerous: false,
    title: 'Sign {name} out everywhere?',
    text: 'All their sessions end straight away. They can sign in again; to prevent that, disable the account.',
    done: '{name} is signed out everywhere.',
  },
  'reset-two-step': {
    from: 'active',
    button: 'Reset two-step sign-in',
    isDangerous: true,
    title: 'Reset two-step sign-in for {name}?',
    text: 'Use this for someone who has lost their passkeys, or their app and recovery codes, and make sure the request is really theirs. All their passkeys are revoked, and they can sign in with just their password until they set it up again. We’ll email them about it.',
    done: '{name} can now sign in with just the password.',
  },
  disable: {
    from: 'active',
    button: 'Disable',
    isDangerous: true,
    title: 'Disable {name}’s account?',
    text: 'They are signed out and their links stop working straight away. Nothing is deleted, and you can enable the account again.',
    done: '{name}’s account is disabled.',
  },
  enable: {
    from: 'disabled',
    button: 'Enable',
    isDangerous: false,
    title: 'Enable {name}’s account?',
    text: 'They will be able to sign in again with the same password and roles.',
    done: '{name}’s account is enabled.',
  },
}

type Account = { id: string; status: UserStatus; passkeys: number }

/** @param twoStep null without two-step sign-in */
export const userActionsIn = ({ id: account, status, passkeys }: Account, me: string, twoStep: object | null) =>
  Object.entries(userActions)
    .filter(([id, { from }]) => from === status && !(account === me && id in refusedOnOwn))
    .filter(([id]) => id !== 'reset-two-step' || passkeys > 0 || twoStep !== null)
    .map(([id, { button, isDangerous }]) => ({ id, button, isDangerous }))

export const wrongStatus = 'This account’s status has changed.'

/** The reason why it cannot be done now, or null. */
export function refusalOf(action: UserActionId, isOwn: boolean, status: UserStatus) {
  const own = isOwn ? refusedOnOwn[action] : undefined
  if (own) return ownRefusals[own]
  return status === userActions[action].from ? null : wrongStatus
}
