// Separate from the schema, so that the page loads no validator.
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Roles, TokenScope } from '#db/tables/staff.ts'
import { can, type Permission } from '../permissions.ts'

/** The choices for a token's lifetime, in days. */
export const tokenDays = ['30', '90', '365'] as const

/** The things that a token may read. */
export const tokenScopes = {
  'dashboard.read': 'Dashboard figures',
  'records.read': 'Enquiries and applications',
} as const satisfies Record<TokenScope, Phrase>

export const scopes = Object.keys(tokenScopes) as [TokenScope]

/** What each needs, because the answers of the API do. */
const needed: Record<TokenScope, Permission> = {
  'dashboard.read': 'dashboard.read',
  'records.read': 'inbox.write',
}

export const mayGive = (role: Roles, scope: TokenScope) => can(role, needed[scope])

export const apiTokenCopy = {
  made: 'Token created. Copy it now: it won’t be shown again.',
  failed: 'Failed to create the token. Please try again.',
  revoked: 'Token revoked',
  notForRole: 'Your role can’t read this',
} as const satisfies Record<string, Phrase>
