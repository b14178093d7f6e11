import { z } from 'zod'
import { email, requiredText } from '#app/forms/rules.ts'
import { parseReference } from '#db/reference.ts'

/** How references begin: enquiries and course applications. */
export const referencePrefixes = ['ENQ', 'APP'] as const

const knownForm = (typed: string) =>
  referencePrefixes.map((prefix) => parseReference(prefix, typed)).find((reference) => reference !== null)

export const statusSchema = z.object({
  // The check character tells a slip of the keys without telling which references there are.
  reference: requiredText('Reference is required', { label: 'Reference', max: 40 }).refine(
    (typed) => typed === '' || knownForm(typed) !== undefined,
    'Reference is invalid. It looks like ENQ-7K3M-92QF.',
  ),
  email,
})

export const addSchema = z.object({
  words: requiredText('Message is required', { label: 'Message', max: 2000, multiline: true }),
})

export const withdrawSchema = z.object({})

/** Every reference that the typed one can be: people leave the prefix out. */
export const possibleReferences = (typed: string): string[] =>
  referencePrefixes.flatMap((prefix) => parseReference(prefix, typed) ?? [])
