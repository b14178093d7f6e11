import { z } from 'zod'
import { currentPassword } from '#app/features/staff/passwords/password-rules.ts'
import { requiredText } from '#app/forms/fields/rules.ts'
import { scopes, tokenDays } from './words.ts'

export const apiTokenSchema = z.object({
  label: requiredText('Label is required', { label: 'Label', max: 80 }),
  scope: z.enum(scopes, 'Choose what the token may read'),
  days: z.enum(tokenDays, 'Choose how long the token is valid').transform(Number),
  currentPassword,
})
