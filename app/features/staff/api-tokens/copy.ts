// Apart from the schema, so that the tokens' page loads no validator.

/** How long a token may work. */
export const tokenDays = ['30', '90', '365'] as const

export const apiTokenCopy = {
  made: 'The token was made. It is shown only now.',
  failed: 'Failed to make the token. Please try again.',
  revoked: 'The token was revoked',
}
