// Reads from a link to the contact form what it may fill in: services, a plan or a subject. The rest of the query is
// ignored.

import { enquiryServices } from '#app/content/enquiry-services.ts'
import type { Plan } from '#app/features/texts/kinds/plans.server.ts'
import type { Service } from '#app/features/texts/kinds/services.server.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import type { FormValues } from '#app/forms/form-state.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'

const longestSubject = 200

type Offers = {
  services: readonly Pick<Service, 'id' | 'title' | 'shortTitle'>[]
  plans: readonly Pick<Plan, 'id' | 'name'>[]
}

/** @param language of the words that it fills in */
export function contactPrefill(
  search: URLSearchParams,
  { services: offered, plans }: Offers,
  language: Language = 'en',
): FormValues {
  const findService = (id: string) => offered.find((service) => service.id === id)
  const wanted = search.getAll('service')
  // Accepts the id that pages use, or the form's own label.
  const services = wanted.map((value) => findService(value)?.shortTitle ?? value)
  const plan = plans.find(({ id }) => id === search.get('plan'))
  const asTyped = (search.get('subject') ?? '').slice(0, 2 * longestSubject)
  const typed = [...cleanText(asTyped, false).trim()].slice(0, longestSubject).join('')
  // A service without a box in the form is named in the subject.
  const other = wanted.map(findService).find((service) => service && !service.shortTitle)
  const subject = typed || (plan ? sayIn(language)('Pricing: {plan}', { plan: plan.name }) : (other?.title ?? ''))
  return {
    ...(subject ? { subject } : {}),
    services: enquiryServices.filter((service) => services.includes(service)),
  }
}
