// Separate from the schema, so that the page loads no validator.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { TokenScope } from '#db/tables/staff.ts'

/** The choices for a token's lifetime, in days. */
export const tokenDays = ['30', '90', '365'] as const

/** The things that a token may read. */
export const tokenScopes = {
  'dashboard.read': 'Dashboard figures',
  'records.read': 'Enquiries and applications',
} as const satisfies Record<TokenScope, Phrase>

export const apiTokenCopy = {
  made: 'Token created. Copy it now: it won’t be shown again.',
  failed: 'Failed to create the token. Please try again.',
  revoked: 'Token revoked',
} as const satisfies Record<string, Phrase>
