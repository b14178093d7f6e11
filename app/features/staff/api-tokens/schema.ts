import { z } from 'zod'
import { currentPassword } from '#app/features/staff/passwords/password-rules.ts'
import { requiredText } from '#app/forms/fields/rules.ts'
import { tokenDays } from './words.ts'

export const apiTokenSchema = z.object({
  label: requiredText('Label is required', { label: 'Label', max: 80 }),
  days: z.enum(tokenDays, 'Please choose how long the token is valid').transform(Number),
  currentPassword,
})
