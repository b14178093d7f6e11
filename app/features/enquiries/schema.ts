import { z } from 'zod'
import { enquiryServices } from '#app/content/enquiry-services.ts'
import { languages } from '#app/content/languages.ts'
import { slotRule, zoneRule } from '#app/features/appointments/schema.ts'
import {
  companyRule,
  email,
  hiddenText,
  listOf,
  messageRule,
  nameRule,
  phoneRule,
  reachRule,
  requiredText,
  subjectRule,
} from '#app/forms/fields/rules.ts'

const messageSchema = z.object({ name: nameRule, email, message: messageRule })
const inquirySchema = messageSchema.extend({ phone: phoneRule, company: companyRule, subject: subjectRule })

const servicesLabel = 'Services you are interested in'

export const contactSchema = inquirySchema.extend({
  services: listOf(enquiryServices, 'Choose from the listed services').meta({ label: servicesLabel }),
})

/** The pages that embed the quick inquiry; its redirects lead back to them. */
export const quickPages = ['about', 'contact'] as const
export const quickSchema = inquirySchema.extend({ from: hiddenChoice(quickPages) })

export const connectSchema = messageSchema.extend({
  /** Asked for with a time. */
  phone: phoneRule,
  intent: subject(),
  service: subject(),
  industry: subject(),
  product: subject(),
  plan: subject(),
  slot: slotRule,
  zone: zoneRule,
})

/** An enquiry that staff enter after a call or visit, by whatever they can be reached. */
export const enteredSchema = z.object({
  form: z.enum(['phone', 'walk_in'], 'Choose how it arrived'),
  name: nameRule,
  reach: reachRule,
  message: requiredText('Say what they asked', { label: 'What they asked', max: 5000, multiline: true }),
  company: companyRule,
  subject: subjectRule,
  language: z.enum(languages, 'Choose a language'),
})

export type EnteredInput = z.output<typeof enteredSchema>

export type ContactInput = z.output<typeof contactSchema>

/** Visitors do not type hidden fields and could not correct them, so unknown values are dropped instead of refused. */
function hiddenChoice<const Value extends string>(values: readonly Value[]) {
  return hiddenText(20).transform((given) => values.find((value) => value === given) ?? null)
}

/** An id of the site; knownSubjects drops all others. */
function subject() {
  return hiddenText(80)
}
