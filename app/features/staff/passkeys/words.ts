// The texts of passkeys, separate from their rules, so that pages load no validator.
import type { Phrase } from '#app/languages/phrases.server.ts'

/** The most that one person may have. */
export const mostPasskeys = 20

export const passkeyCopy = {
  added:
    'Passkey added. You can sign in with it from now on. You are signed out everywhere else, and your API tokens have ended.',
  renamed: 'Passkey renamed.',
  revoked: 'Passkey revoked.',
  refused: 'The passkey was not accepted. Please try again.',
  tooMany: 'You have 20 passkeys. Revoke one that you no longer use first.',
  last: 'Your role requires this passkey. Add another one first.',
  failed: 'Something went wrong on our side. Please try again.',
  late: 'That took too long. Please begin again.',
} as const satisfies Record<string, Phrase>

/** Said on the sign-in pages, which are in English. */
export const passkeySignInCopy = {
  refused: 'This passkey was not accepted. It may have been revoked: please sign in with your password.',
  tookTooLong: 'That took too long. Please try again.',
  needed:
    'Your role requires more than a password. Please sign in with your passkey, which needs a browser with JavaScript. If you have lost it, ask an admin or whoever runs the server to reset your sign-in.',
} as const
