import { z } from 'zod'
import { languages } from '#app/content/languages.ts'
import { email, hiddenText, listOf, nameRule, ticked, versionSchema } from '#app/forms/fields/rules.ts'
import { frequencies, readerTopics } from './topics.ts'

const ownerPage = '/newsletter'
/** The pages that contain the form; any other value means the owner page. */
const sourcePattern = /^\/(newsletter|blog(\/[a-z0-9-]{1,200})?)$/

export const subscribeSchema = z.object({
  name: nameRule,
  email,
  marketing: ticked,
  from: hiddenText(210).transform((path) => (sourcePattern.test(path) ? path : ownerPage)),
})
export const confirmSchema = z.object({ marketing: ticked })
export const preferencesSchema = z
  .object({
    name: nameRule,
    topics: listOf(readerTopics, 'This topic is not known'),
    frequency: z.enum(frequencies, 'Choose how often'),
    language: z.enum(languages, 'Choose a language'),
    marketing: ticked,
  })
  .refine(({ topics, frequency }) => topics.length > 0 || frequency === 'paused', {
    path: ['topics'],
    error: 'Tick a topic, or choose “Paused”',
    // Told together with the problems of other fields.
    when: ({ value }) => (value as { topics?: unknown }).topics !== undefined,
  })
export const releaseSchema = versionSchema.extend({ from: hiddenText(10) })
export const unsubscribeByAddressSchema = z.object({ email })

export type SubscribeInput = z.output<typeof subscribeSchema>
export type Preferences = z.output<typeof preferencesSchema>
