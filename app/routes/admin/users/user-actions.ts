// What can be done to an account as a whole: each action has its page, which asks first.
import type { ButtonVariant } from '#app/ui/button.tsx'
import type { UserStatus } from '#db/schema.ts'

export type UserActionId = 'invite-again' | 'revoke' | 'disable' | 'enable'

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
    button: 'Send Invitation Again',
    variant: 'primary',
    title: (name) => `Send the invitation to ${name} again?`,
    text: 'A new link is mailed; it works once, for 72 hours. The older link ends.',
    done: (name) => `Invitation sent to ${name} again.`,
  },
  revoke: {
    from: 'invited',
    button: 'Revoke Invitation',
    variant: 'outline',
    title: (name) => `Revoke the invitation of ${name}?`,
    text: 'The link ends and the account is deleted. The address can be invited anew.',
    done: (name) => `The invitation of ${name} is revoked.`,
  },
  disable: {
    from: 'active',
    button: 'Disable',
    variant: 'outline',
    title: (name) => `Disable the account of ${name}?`,
    text: 'Every sign-in and every link of this account ends at once. Nothing is deleted, and it can be enabled again.',
    done: (name) => `The account of ${name} is disabled.`,
  },
  enable: {
    from: 'disabled',
    button: 'Enable',
    variant: 'primary',
    title: (name) => `Enable the account of ${name}?`,
    text: 'The person can sign in again, with the password and role from before.',
    done: (name) => `The account of ${name} is enabled.`,
  },
}

export const isUserAction = (value: string): value is UserActionId => Object.hasOwn(userActions, value)

export const userActionsIn = (status: UserStatus) =>
  Object.entries(userActions)
    .filter(([, action]) => action.from === status)
    .map(([id, { button, variant }]) => ({ id, button, variant }))
