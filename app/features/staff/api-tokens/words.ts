// Separate from the schema, so that the page loads no validator.

/** The choices for a token's lifetime, in days. */
export const tokenDays = ['30', '90', '365'] as const

export const apiTokenCopy = {
  made: 'The token is created. Copy it now: it is shown only once.',
  failed: 'Failed to create the token. Please try again.',
  revoked: 'The token was revoked',
}
