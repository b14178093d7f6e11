import { z } from 'zod'
import { possibleReferences } from '#app/features/records/reference.ts'
import { email, requiredText } from '#app/forms/fields/rules.ts'
import { issue } from '#app/languages/message.ts'
import { exampleReference } from './words.ts'

export const statusSchema = z.object({
  // The check character catches typing errors without revealing which references exist.
  reference: requiredText('Reference is required', { label: 'Reference', max: 40 }).refine(
    (typed) => typed === '' || possibleReferences(typed).length > 0,
    issue('Reference is invalid. It looks like {reference}.', { reference: exampleReference }),
  ),
  email,
})

export const addSchema = z.object({
  words: requiredText('Message is required', { label: 'Message', max: 2000, multiline: true }),
})
