// Separate from the schema, so that the page loads no validator.
import type { Phrase } from '#app/languages/phrases.server.ts'

/** The choices for a token's lifetime, in days. */
export const tokenDays = ['30', '90', '365'] as const

export const apiTokenCopy = {
  made: 'Token created. Copy it now: it won’t be shown again.',
  failed: 'Failed to create the token. Please try again.',
  revoked: 'Token revoked',
} as const satisfies Record<string, Phrase>
