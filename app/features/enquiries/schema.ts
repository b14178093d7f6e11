import { z } from 'zod'
import { enquiryServices } from '#app/content/services.ts'
import { companyRule, email, listOf, messageRule, nameRule, phoneRule, subjectRule } from '#app/forms/rules.ts'

export const connectSchema = z.object({ name: nameRule, email, message: messageRule })
export const quickSchema = connectSchema.extend({ phone: phoneRule, company: companyRule, subject: subjectRule })
export const contactSchema = quickSchema.extend({
  services: listOf(enquiryServices, 'Please choose from the listed services'),
})

export type ContactInput = z.output<typeof contactSchema>

export const failedToSubmit = 'Failed to submit the form. Please try again later.'
export const failedToSend = 'Failed to send message. Please try again.'
export const thankYou = "Thank You! Your message has been sent successfully. We'll get back to you shortly."
