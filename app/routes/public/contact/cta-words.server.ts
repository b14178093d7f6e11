// The words of the consultation page.
import { readCompany } from '#app/features/texts/company/company.server.ts'
import type { TextKind } from '#app/features/texts/define-texts.ts'
import { ctaPageTexts } from '#app/features/texts/kinds/contact-pages.server.ts'
import { industryTexts } from '#app/features/texts/kinds/industries.server.ts'
import { planTexts } from '#app/features/texts/kinds/plans.server.ts'
import { productTexts } from '#app/features/texts/kinds/products.server.ts'
import { serviceTexts } from '#app/features/texts/kinds/services.server.ts'
import { withFacts } from '#app/features/texts/missing-facts.ts'
import type { TextSource } from '#app/features/texts/published.server.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import type { EnquirySubjects } from '#app/features/texts/subjects.server.ts'
import type { Fields } from '#app/forms/document/field-types.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'

export async function readCtaWords(texts: TextSource, language: Language, now: number) {
  const [page, { inContent, officesIn }] = await Promise.all([
    readPage(texts, ctaPageTexts, now, language),
    readCompany(texts, now),
  ])
  const cities = officesIn[language].map(({ city }) => city).join(` ${sayIn(language)('or')} `)
  return withFacts(page, new Map([...inContent[language], ['cities', cities]]))
}

/** What an enquiry is about, told before it is asked: a sentence, up to five points, and the page with all of it. */
type Outline = { lead: string; points: string[]; href: string }

/** Undefined without a subject, and where its text is not signed off in the language. */
export async function findOutline(
  texts: TextSource,
  about: EnquirySubjects,
  now: number,
  language: Language,
): Promise<Outline | undefined> {
  const say = sayIn(language)
  const { service: serviceId, industry: industryId, product: productId, plan: planId } = about
  const service = await findEntry(texts, serviceTexts, serviceId, now, language)
  if (service) {
    const [first] = service.phases
    const begins = first ? [say('It begins with: {step}', { step: first.name })] : []
    const points = [...service.features.slice(0, 3), ...begins, service.duration]
    return { lead: service.summary, points, href: `/services/${service.id}` }
  }
  const product = await findEntry(texts, productTexts, productId, now, language)
  if (product)
    return { lead: product.description, points: product.features.slice(0, 5), href: `/products/${product.id}` }
  const plan = await findEntry(texts, planTexts, planId, now, language)
  if (plan) {
    const price = plan.priceBasis ? [say('What decides the price: {basis}', { basis: plan.priceBasis })] : []
    return { lead: plan.audience, points: [...plan.features.slice(0, 4), ...price], href: '/products#pricing' }
  }
  const industry = await findEntry(texts, industryTexts, industryId, now, language)
  if (!industry) return undefined
  const points = industry.solutions.map(({ name }) => name).slice(0, 5)
  return { lead: industry.description, points, href: `/industries#${industry.id}` }
}

const findEntry = async <Shape extends Fields>(
  texts: TextSource,
  kind: TextKind<Shape>,
  id: string | undefined,
  now: number,
  language: Language,
) => (id ? (await readEntries(texts, kind, now, language)).find((entry) => entry.id === id) : undefined)
