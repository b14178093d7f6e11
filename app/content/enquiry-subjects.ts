// The possible subjects of an enquiry: the ids in links to /cta, and their words. Other ids are ignored.

import { findIndustry } from './catalogue/industries.ts'
import { findPlan, findProduct } from './catalogue/products.ts'
import { findService } from './catalogue/services.ts'
import { homeIndustries } from './company/home.ts'
import { type SubjectKey, subjectKeys } from './subject-keys.ts'

const intents: Readonly<Record<string, string>> = { consultation: 'Consultation', demo: 'Demo' }

const titles: Record<SubjectKey, (id: string) => string | undefined> = {
  intent: (id: string) => (Object.hasOwn(intents, id) ? intents[id] : undefined),
  service: (id: string) => findService(id)?.title,
  industry: (id: string) => suffixed(findIndustry(id)?.name ?? homeIndustry(id), 'industry'),
  product: (id: string) => findProduct(id)?.name,
  plan: (id: string) => suffixed(findPlan(id)?.name, 'plan'),
}

export type EnquirySubjects = Partial<Record<SubjectKey, string>>

export const isSubject = (key: SubjectKey, id: string) => titles[key](id) !== undefined

/** Picks the known subjects from a query, a form or a record. */
export function knownSubjects(values: { [key: string]: unknown }): EnquirySubjects {
  const subjects: EnquirySubjects = {}
  for (const key of subjectKeys) {
    const id = values[key]
    if (typeof id === 'string' && isSubject(key, id)) subjects[key] = id
  }
  return subjects
}

/** Follows "About:"; empty without a subject. */
export const subjectWords = (subjects: EnquirySubjects) =>
  subjectKeys
    .map((key) => titles[key](subjects[key] ?? ''))
    .filter(Boolean)
    .join(', ')

/** The same for a record's JSON. An id that the site no longer has is shown as it was. */
export function storedSubjectWords(context: string | null): string {
  if (!context) return ''
  try {
    const stored: unknown = JSON.parse(context)
    if (typeof stored !== 'object' || stored === null) return ''
    return Object.entries(stored)
      .filter(([key, id]) => Object.hasOwn(titles, key) && typeof id === 'string' && id !== '')
      .map(([key, id]) => titles[key as SubjectKey](id) ?? `${key} ${id}`)
      .join(', ')
  } catch {
    return ''
  }
}

const homeIndustry = (id: string) => homeIndustries.find((industry) => industry.id === id)?.label
const suffixed = (name: string | undefined, suffix: string) => (name ? `${name} ${suffix}` : undefined)
