// Actions that members of staff may not take on their own accounts: they could not undo them, or the settings have a page for them.

export type UserActionId =
  | 'invite-again'
  | 'revoke'
  | 'reset-password'
  | 'end-sessions'
  | 'reset-two-step'
  | 'disable'
  | 'enable'

/** The forbidden actions, with the reason for the refusal. */
export const refusedOnOwn: { readonly [Action in UserActionId]?: 'own account' | 'own two-step' } = {
  'reset-two-step': 'own two-step',
  disable: 'own account',
}
