import { z } from 'zod'
import { requiredText } from '#app/forms/fields/rules.ts'
import { linkDays } from './link-days.ts'

export const shareSchema = z.object({
  label: requiredText('Label is required', { label: 'Label', max: 80 }),
  days: z.enum(linkDays, 'Choose how long the link is valid').transform(Number),
})
