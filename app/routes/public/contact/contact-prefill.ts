// Reads from a link to the contact form what it may fill in: services, a plan or a subject. The rest of the query is
// ignored.

import { findPlan } from '#app/content/catalogue/products.ts'
import { findService } from '#app/content/catalogue/services.ts'
import { type EnquiryService, enquiryServices } from '#app/content/enquiry-services.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import type { FormValues } from '#app/forms/form-state.ts'

const longestSubject = 200

export function contactPrefill(search: URLSearchParams): FormValues {
  const wanted = search.getAll('service')
  const services = wanted.map(serviceNamed)
  const plan = findPlan(search.get('plan') ?? '')
  const asTyped = (search.get('subject') ?? '').slice(0, 2 * longestSubject)
  const typed = [...cleanText(asTyped, false).trim()].slice(0, longestSubject).join('')
  // A service without a box in the form is named in the subject.
  const other = wanted.map(findService).find((service) => service && !service.shortTitle)
  const subject = typed || (plan ? `Pricing: ${plan.name}` : (other?.title ?? ''))
  return {
    ...(subject ? { subject } : {}),
    services: enquiryServices.filter((service) => services.includes(service)),
  }
}

/** Accepts the id that pages use, or the form's own label. */
function serviceNamed(value: string): EnquiryService | null {
  return findService(value)?.shortTitle ?? enquiryServices.find((service) => service === value) ?? null
}
