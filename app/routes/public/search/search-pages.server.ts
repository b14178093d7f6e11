// The site's own pages as the site search indexes them: their words, gathered from the content.

import { legalPages } from '#app/content/legal/pages.ts'
import { placeWords } from '#app/features/applications/words.ts'
import type { SearchKind, SitePage } from '#app/features/search/kinds.ts'
import type { Catalogue } from '#app/features/texts/catalogue.server.ts'
import type { Company } from '#app/features/texts/company/company.server.ts'
import type { Course } from '#app/features/texts/kinds/courses.server.ts'
import { withFacts, withoutMissingFacts } from '#app/features/texts/missing-facts.ts'
import type { Branch } from '#app/forms/document/document-values.ts'
import { englishPath, hrefIn, languageOfPath, otherLanguages } from '#app/languages/pages.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import { publicPages } from '../../public-pages.server.ts'

/** @param faqIn the questions and answers on the contact page */
export function searchPages(
  company: Company,
  faqIn: (language: Language) => unknown,
  catalogue: Catalogue,
): SitePage[] {
  const page = pageWith(company)
  const { services, products, industries, courses, caseStudies, docs, papers } = catalogue
  const known = new Set(catalogue.translations.map(({ path }) => path))
  const detailed: SitePage[] = [
    ...services.map((one) => page('service', `/services/${one.id}`, one.title, one.summary, one)),
    ...products.map((one) => page('product', `/products/${one.id}`, one.name, one.description, one)),
    ...industries.map((one) => page('industry', `/industries#${one.id}`, one.name, one.description, one)),
    ...courses.map((one) => page('course', `/careers/${one.id}`, one.name, one.blurb, one)),
    ...otherLanguages.flatMap((language) =>
      courses
        .filter(({ id }) => !known.has(hrefIn(language, `/careers/${id}`)))
        .map((one) => page('course', ...applicationWords(one, language))),
    ),
    ...catalogue.translations.flatMap(({ path, title, text }) => {
      const kind = kindAt(englishPath(path))
      return kind ? [page(kind, path, title, summaryOf(text), text)] : []
    }),
    ...caseStudies.map((one) => page('case-study', `/case-studies/${one.slug}`, one.title, one.summary, one)),
    ...docs.map((one) => page('doc', `/docs/${one.slug}`, one.title, one.summary, one)),
    ...papers.map((one) => ({ ...page('paper', one.href, one.title, one.summary, one), language: one.language })),
    ...legalPages.map(({ path, document, language }) => ({
      ...page('page', path, document.title, '', document),
      language,
    })),
  ]
  const detailedPaths = new Set(detailed.map(({ path }) => path))
  const words = {
    ...wordsOfPages(company, faqIn('en'), catalogue),
    ...wordsOfTranslations(company, faqIn, catalogue),
  }
  const others = publicPages(catalogue)
    .filter(({ path }) => !detailedPaths.has(path))
    .map(({ path, title }) => {
      const [text, beside] = words[path] ?? [{}, []]
      return page('page', path, title, describedIn(text), [text, beside])
    })
  return [...detailed, ...others]
}

const kindsByFolder: readonly (readonly [folder: string, kind: SearchKind])[] = [
  ['/services/', 'service'],
  ['/products/', 'product'],
  ['/careers/', 'course'],
]

/** The kind of a translated entry; undefined for a page. */
const kindAt = (path: string) => kindsByFolder.find(([folder]) => path.startsWith(folder))?.[1]

const summaryOf = ({ summary, blurb, description }: Branch) => String(summary ?? blurb ?? description ?? '')

/** The sentence about a page that search engines show too. */
const describedIn = ({ metaDescription, description }: Described) => metaDescription ?? description ?? ''
type Described = { metaDescription?: string; description?: string }

/** The text of a page, and what it shows beside that. */
type PageWords = readonly [text: Described, beside?: unknown]

function applicationWords({ id, name: course, level, place }: Course, language: Language) {
  const say = sayIn(language)
  const title = say('Apply for {course}', { course })
  const summary = say('Apply online for the course {course}: dates, seats, price and the application form.', { course })
  const words = [say(level), placeWords(place, say)]
  return [hrefIn(language, `/careers/${id}`), title, summary, words] as const
}

function wordsOfTranslations(
  company: Company,
  faqIn: (language: Language) => unknown,
  { translations }: Catalogue,
): Record<string, PageWords> {
  const beside = (path: string, language: Language) =>
    englishPath(path) === '/contact' ? [faqIn(language), wordsOfOffices(company.officesIn[language])] : []
  return Object.fromEntries(
    translations.map(({ path, language, text }) => [path, [text, beside(path, language)]] as const),
  )
}

const wordsOfOffices = (offices: Company['offices']) =>
  offices.map(({ title, city, country, ...reach }) => [
    title,
    city,
    country,
    reach.addressLines,
    reach.phone,
    reach.email,
  ])

/** Facts on /media beside those of its text. */
export const pressFacts = [
  { label: 'Founded', value: '[Founding date – to be confirmed]' },
  { label: 'Registered name', value: '[Registered company name – to be confirmed]' },
  { label: 'Headcount', value: '[Number of employees – to be confirmed]' },
]

const wordsOfPages = ({ offices, statsIn }: Company, faq: unknown, site: Catalogue): Record<string, PageWords> => ({
  '/': [site.home],
  '/about': [site.about, [statsIn.en, site.values, site.team, site.timeline]],
  '/contact': [site.contactPage, [faq, wordsOfOffices(offices)]],
  '/cta': [site.ctaPage],
  // Words with which people look for it, and which its text does not say.
  '/careers': [site.coursesPage, ['careers', 'interns', 'internships']],
  '/services': [site.servicesPage],
  '/products': [site.productsPage],
  '/industries': [site.industriesPage],
  '/spotlight': [site.spotlightPage, site.sectors],
  '/technologies': [site.technologiesPage, site.technologies],
  '/newsletter': [site.newsletterPage],
  '/docs': [site.docsPage],
  '/media': [site.mediaPage, pressFacts],
  '/sitemap': [site.siteMapPage],
  '/resources': [
    { description: site.resourcesPage.description },
    [site.resourcesPage.intro, site.resourcesPage.whitepapers, site.resourcesPage.webinars],
  ],
  '/resources/case-studies': [site.resourcesPage.caseStudies],
})

const pageWith =
  ({ inContent }: Company) =>
  (kind: SearchKind, path: string, title: string, about: string, source: unknown): SitePage => {
    const language = languageOfPath(path)
    const [summary = ''] = wordsIn(about, inContent[language])
    const words = wordsIn(source, inContent[language]).filter((words) => words !== title && words !== summary)
    return { kind, path, title, summary, language, ...bodyOf(words) }
  }

const isSentence = (text: string) => /[.!?…:。]["”’)]*$/.test(text)

/** Sentences can be shown as a passage; headings, names and labels can only be found. */
function bodyOf(texts: string[]) {
  return { body: texts.filter(isSentence).join('\n'), unseen: texts.filter((text) => !isSentence(text)).join('\n') }
}

/** Names, addresses and notes that no visitor reads. */
const notRead =
  /^(id|slug|href|screen|onHome|onPage|after|industryId|caseStudies|caseStudy|stories|sheet|empty\w+|confirmedBy|confirmedOn|icon|color|image|key|kind|path|language|metaDescription|sourceNote|reviewNote|claim|unsubscribe\w+)$/

/** Lists of a few words a line, which make a passage together. */
const lists = /^(excluded|features|needs?|outline|platforms|prerequisites|receive|technologies)$/

function wordsIn(value: unknown, facts: Company['inContent']['en'], list = ''): string[] {
  if (typeof value === 'string') return [withoutMissingFacts(withFacts(value, facts))].filter(Boolean)
  if (typeof value !== 'object' || value === null) return []
  const words = Object.entries(value).flatMap(([name, inner]) =>
    notRead.test(name) ? [] : wordsIn(inner, facts, name),
  )
  const isPassage = lists.test(list) && words.length > 1 && !words.some(isSentence)
  return isPassage ? [`${words.join(' · ')}.`] : words
}
