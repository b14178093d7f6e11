// The texts of two-step sign-in, separate from their rules, so that pages load no validator.
import type { Phrase } from '#app/languages/phrases.server.ts'

/** A role's second step, from the least to the most. */
export const requirementNames = ['optional', 'second-step', 'passkey'] as const
export type Requirement = (typeof requirementNames)[number]

export const requirementLabels = {
  optional: 'Optional',
  'second-step': 'Second step',
  passkey: 'Passkey',
} as const satisfies Record<Requirement, Phrase>

export const twoStepCopy = {
  missingCode: 'Code is required',
  wrongCode: 'This code is wrong, too old or already used. Please try the next one.',
  tookTooLong: 'That took too long. Please sign in again.',
  failed: 'Something went wrong on our side. Please try again.',
  on: 'Two-step sign-in is on. Save these recovery codes: they won’t be shown again.',
  renewed: 'Save these new recovery codes: they won’t be shown again, and the old ones no longer work.',
  off: 'Two-step sign-in is off.',
  passwordRemains: 'You’ll need only your password to sign in, and your recovery codes will stop working.',
  passkeyRemains: 'You’ll need your passkey to sign in, and your recovery codes will stop working.',
  rolesSaved: 'Roles saved.',
  noPasskey: 'Add a passkey to your own account before you require one of your role.',
} as const satisfies Record<string, Phrase>
