import { z } from 'zod'
import { email, hiddenText, nameRule, ticked, versionSchema } from '#app/forms/fields/rules.ts'

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
export const preferencesSchema = z.object({ name: nameRule, marketing: ticked })
export const releaseSchema = versionSchema.extend({ from: hiddenText(10) })
export const unsubscribeByAddressSchema = z.object({ email })

export type SubscribeInput = z.output<typeof subscribeSchema>
export type Preferences = z.output<typeof preferencesSchema>
