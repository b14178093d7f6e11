// What nobody may do to their own account: it cannot be undone from there, or has a page in the settings.

export type UserActionId =
  | 'invite-again'
  | 'revoke'
  | 'reset-password'
  | 'end-sessions'
  | 'reset-two-step'
  | 'disable'
  | 'enable'

/** Each with the reason for its refusal. */
export const refusedOnOwn: { readonly [Action in UserActionId]?: 'own account' | 'own two-step' } = {
  'reset-two-step': 'own two-step',
  disable: 'own account',
}
