// The actions on a whole account, each with a confirmation page.
import type { ButtonVariant } from '#app/ui/button.tsx'
import type { UserStatus } from '#db/tables/staff.ts'

type UserActionId =
  | 'invite-again'
  | 'revoke'
  | 'reset-password'
  | 'end-sessions'
  | 'reset-two-step'
  | 'disable'
  | 'enable'

type UserAction = {
  from: UserStatus
  button: string
  variant: ButtonVariant
  title: (name: string) => string
  text: string
  done: (name: string) => string
}

export const userActions: Record<UserActionId, UserAction> = {
  'invite-again': {
    from: 'invited',
    button: 'Send invitation again',
    variant: 'outline',
    title: (name) => `Send the invitation to ${name} again?`,
    text: 'A new link is mailed. It works once, for 72 hours. The older link stops working.',
    done: (name) => `Invitation sent to ${name} again.`,
  },
  revoke: {
    from: 'invited',
    button: 'Revoke invitation',
    variant: 'outline',
    title: (name) => `Revoke the invitation for ${name}?`,
    text: 'The link stops working and the account is deleted. You can invite the address again.',
    done: (name) => `The invitation for ${name} is revoked.`,
  },
  'reset-password': {
    from: 'active',
    button: 'Send reset link',
    variant: 'outline',
    title: (name) => `Send ${name} a link to set a new password?`,
    text: 'The link is mailed. It works once, for 60 minutes. Older links stop working, and the password stays the same until a new one is set.',
    done: (name) => `A reset link is on its way to ${name}.`,
  },
  'end-sessions': {
    from: 'active',
    button: 'End sessions',
    variant: 'outline',
    title: (name) => `Sign ${name} out everywhere?`,
    text: 'Every session of this account ends at once. The person can sign in again; set a new password or disable the account to prevent it.',
    done: (name) => `${name} is signed out everywhere.`,
  },
  'reset-two-step': {
    from: 'active',
    button: 'Reset two-step sign-in',
    variant: 'outline',
    title: (name) => `Turn off two-step sign-in for ${name}?`,
    text: 'Use this for a person who has lost the app and the recovery codes, and make sure that the request is really theirs. The password alone is enough until two-step sign-in is set up again. The person gets a mail about it.',
    done: (name) => `Two-step sign-in for ${name} is off.`,
  },
  disable: {
    from: 'active',
    button: 'Disable',
    variant: 'outline',
    title: (name) => `Disable the account of ${name}?`,
    text: 'Every session and link of this account ends at once. Nothing is deleted, and it can be enabled again.',
    done: (name) => `The account of ${name} is disabled.`,
  },
  enable: {
    from: 'disabled',
    button: 'Enable',
    variant: 'outline',
    title: (name) => `Enable the account of ${name}?`,
    text: 'The person can sign in again with the same password and role.',
    done: (name) => `The account of ${name} is enabled.`,
  },
}

export const userActionsIn = (status: UserStatus, hasTwoStep: boolean) =>
  Object.entries(userActions)
    .filter(([id, action]) => action.from === status && (id !== 'reset-two-step' || hasTwoStep))
    .map(([id, { button, variant }]) => ({ id, button, variant }))
