import { z } from 'zod'
import { possibleReferences } from '#app/features/records/reference.ts'
import { email, requiredText } from '#app/forms/rules.ts'

export const statusSchema = z.object({
  // The check character tells a slip of the keys without telling which references there are.
  reference: requiredText('Reference is required', { label: 'Reference', max: 40 }).refine(
    (typed) => typed === '' || possibleReferences(typed).length > 0,
    'Reference is invalid. It looks like ENQ-7K3M-92QF.',
  ),
  email,
})

export const addSchema = z.object({
  words: requiredText('Message is required', { label: 'Message', max: 2000, multiline: true }),
})

export const withdrawSchema = z.object({})
