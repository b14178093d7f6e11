// The words of the consultation page.
import { readCompany } from '#app/features/texts/company/company.server.ts'
import type { TextKind } from '#app/features/texts/define-texts.ts'
import type { TextSource } from '#app/features/texts/edition.server.ts'
import { ctaPageTexts } from '#app/features/texts/kinds/contact-pages.server.ts'
import { industriesPageTexts, industryTexts } from '#app/features/texts/kinds/industries.server.ts'
import { readPlans } from '#app/features/texts/kinds/plans.server.ts'
import { productsPageTexts, productTexts } from '#app/features/texts/kinds/products.server.ts'
import { servicesPageTexts, serviceTexts } from '#app/features/texts/kinds/services.server.ts'
import { withFacts } from '#app/features/texts/missing-facts.ts'
import { publicKeys, readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import type { EnquirySubjects } from '#app/features/texts/subjects.server.ts'
import type { Fields } from '#app/forms/document/field-types.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { priceText } from '#app/ui/text/price-text.ts'
import type { Language } from '#db/tables/records.ts'

export async function readCtaWords(texts: TextSource, language: Language, now: number) {
  const [page, { inContent, officesIn }] = await Promise.all([
    readPage(texts, ctaPageTexts, now, language),
    readCompany(texts, now),
  ])
  const cities = officesIn[language].map(({ city }) => city).join(` ${sayIn(language)('or')} `)
  return withFacts(page, new Map([...inContent[language], ['cities', cities]]))
}

/**
 * What an enquiry is about, told before it is asked: a sentence; facts (what a client receives, how it begins, how long it
 * takes, what it costs); and the page with all of it. Without a subject that has such a text it is a first conversation,
 * with the services to choose from.
 */
type Outline = { title?: string; lead: string; facts: Fact[]; href: string }
type Fact = { term: string; lines: string[]; links?: { href: string; label: string; rest: string }[] }

/** Undefined where the text is not signed off in the language. */
export async function findOutline(
  texts: TextSource,
  about: EnquirySubjects,
  now: number,
  language: Language,
): Promise<Outline | undefined> {
  const say = sayIn(language)
  const receives = (lines: string[], term = say('What you receive')) => ({ term, lines })
  const begins = (step: string, text: string) => ({
    term: say('It begins with: {step}', { step }),
    lines: [text],
  })
  const takes = (text = say('It depends on the scope. You receive a plan with dates before work begins.')) => ({
    term: say('How long it takes'),
    lines: [text],
  })
  const costs = (text = say('It depends on the scope. You receive a figure in writing before work begins.')) => ({
    term: say('What it costs'),
    lines: [text],
  })
  const service = await findEntry(readEntries(texts, serviceTexts, now, language), about.service)
  if (service) {
    const facts = [
      receives(service.features.slice(0, 3)),
      ...service.phases.slice(0, 1).map(({ name, description }) => begins(name, description)),
      takes(service.duration || undefined),
      costs(),
    ]
    return { lead: service.summary, facts, href: `/services/${service.id}` }
  }
  const starts = (text: string | undefined) => (text ? [{ term: say('How it begins'), lines: [text] }] : [])
  const product = await findEntry(readEntries(texts, productTexts, now, language), about.product)
  if (product) {
    const page = await findPage(texts, productsPageTexts, now, language)
    const facts = [
      receives(product.features.slice(0, 3)),
      ...starts(page?.single.closingLead),
      takes(),
      costs(page?.pricing.lead),
    ]
    return { lead: product.description, facts, href: `/products/${product.id}` }
  }
  if (about.intent === 'demo') {
    const page = await findPage(texts, productsPageTexts, now, language)
    const shown = await readEntries(texts, productTexts, now, language)
    if (!page || shown.length === 0) return undefined
    const facts = [
      { term: say('Products'), lines: [shown.map(({ name }) => name).join(', ')] },
      ...starts(page.single.closingLead),
      takes(),
      costs(page.pricing.lead),
    ]
    return { lead: page.closing.lead, facts, href: '/products' }
  }
  const plan = await findEntry(readPlans(texts, now, language), about.plan)
  if (plan) {
    const { price, period, priceBasis: basis } = plan
    const amount = price
      ? `${priceText(price, language)} ${say(period === 'month' ? 'per month' : 'per year')}`
      : say('Price on request')
    const cost = basis ? `${amount}. ${say('What decides the price: {basis}', { basis })}` : amount
    const page = await findPage(texts, productsPageTexts, now, language)
    const facts = [receives(plan.features.slice(0, 4)), ...starts(page?.single.closingLead), takes(), costs(cost)]
    return { lead: plan.audience, facts, href: '/products#pricing' }
  }
  const industry = await findEntry(readEntries(texts, industryTexts, now, language), about.industry)
  if (!industry) {
    const page = await findPage(texts, servicesPageTexts, now, language)
    if (!page) return undefined
    const { closing, steps } = page
    const links = (await readEntries(texts, serviceTexts, now, language)).map(({ id, title }) => ({
      href: `/cta?service=${id}`,
      label: title,
      rest: say('What you receive'),
    }))
    const facts = [
      ...steps.slice(0, 1).map(({ title, description }) => begins(title, description)),
      takes(),
      costs(),
      { term: say('Services'), lines: [], links },
    ]
    return { title: closing.title, lead: closing.lead, facts, href: '/services' }
  }
  const page = await findPage(texts, industriesPageTexts, now, language)
  const solutions = industry.solutions.slice(0, 5).map(({ name }) => name)
  const facts = [
    receives(solutions, page?.solutionsListTitle),
    ...(page?.approach ?? []).slice(0, 1).map(({ title, description }) => begins(title, description)),
    takes(),
    costs(),
  ]
  return { lead: industry.description, facts, href: `/industries#${industry.id}` }
}

const findEntry = async <Entry extends { id: string }>(entries: Promise<readonly Entry[]>, id: string | undefined) =>
  id ? (await entries).find((entry) => entry.id === id) : undefined

/** Undefined where the text of the page is not signed off in the language. */
async function findPage<Shape extends Fields>(
  texts: TextSource,
  kind: TextKind<Shape>,
  now: number,
  language: Language,
) {
  const keys = await publicKeys(texts, kind, now, language)
  return keys.length > 0 ? readPage(texts, kind, now, language) : undefined
}
