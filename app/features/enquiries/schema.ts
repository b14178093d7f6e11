import { z } from 'zod'
import { enquiryServices } from '#app/content/enquiry-services.ts'
import { isSubject } from '#app/content/enquiry-subjects.ts'
import type { SubjectKey } from '#app/content/subject-keys.ts'
import {
  companyRule,
  email,
  hiddenText,
  listOf,
  messageRule,
  nameRule,
  optionalEmail,
  phoneRule,
  subjectRule,
} from '#app/forms/fields/rules.ts'

const messageSchema = z.object({ name: nameRule, email, message: messageRule })
const inquirySchema = messageSchema.extend({ phone: phoneRule, company: companyRule, subject: subjectRule })

export const contactSchema = inquirySchema.extend({
  services: listOf(enquiryServices, 'Please choose from the listed services'),
})

/** The pages that the quick inquiry is embedded on, and leads back to. */
export const quickPages = ['about', 'contact'] as const
export const quickSchema = inquirySchema.extend({ from: hiddenChoice(quickPages) })

export const connectSchema = messageSchema.extend({
  intent: subject('intent'),
  service: subject('service'),
  industry: subject('industry'),
  product: subject('product'),
  plan: subject('plan'),
})

/** What staff enter for somebody who called or came by; not everybody leaves an address. */
export const enteredSchema = z.object({
  form: z.enum(['phone', 'walk_in'], 'Please choose how it came'),
  name: nameRule,
  email: optionalEmail,
  phone: phoneRule,
  company: companyRule,
  subject: subjectRule,
  message: messageRule,
  language: z.enum(['en', 'ko', 'fr'], 'Please choose a language'),
})

export type EnteredInput = z.output<typeof enteredSchema>

export type ContactInput = z.output<typeof contactSchema>

/** What no person types is dropped where it is not known, never refused: nobody could mend it. */
function hiddenChoice<const Value extends string>(values: readonly Value[]) {
  return hiddenText(20).transform((given) => values.find((value) => value === given) ?? null)
}

function subject(key: SubjectKey) {
  return hiddenText(60).transform((id) => (isSubject(key, id) ? id : null))
}
