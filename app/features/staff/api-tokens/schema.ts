import { z } from 'zod'
import { requiredText } from '#app/forms/rules.ts'

/** How long a token may work. */
export const tokenDays = ['30', '90', '365'] as const

export const apiTokenSchema = z.object({
  label: requiredText('Label is required', { label: 'Label', max: 80 }),
  days: z.enum(tokenDays, 'Please choose how long the token works').transform(Number),
})

export const apiTokenCopy = {
  made: 'The token was made. It is shown only now.',
  failed: 'Failed to make the token. Please try again.',
  revoked: 'The token was revoked',
}
