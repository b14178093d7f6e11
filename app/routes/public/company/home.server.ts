// The data of the home page.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { officeDays } from '#app/features/records/office-days.server.ts'
import { ownDaysIn } from '#app/features/records/office-days.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { draftShown, type TextSource } from '#app/features/texts/edition.server.ts'
import { readCaseStudies } from '#app/features/texts/kinds/case-studies.server.ts'
import { homeTexts } from '#app/features/texts/kinds/home.server.ts'
import { industryTexts } from '#app/features/texts/kinds/industries.server.ts'
import { serviceTexts } from '#app/features/texts/kinds/services.server.ts'
import { isPublished, testimonialTexts } from '#app/features/texts/kinds/testimonials.ts'
import { withoutMarks } from '#app/features/texts/marks.ts'
import { isPlaceholder } from '#app/features/texts/missing-facts.ts'
import { readEntries, readPage } from '#app/features/texts/read-texts.server.ts'
import { phrasesFor } from '#app/languages/phrases.server.ts'
import { knownFacts } from '#app/routes/known-facts.server.ts'
import { pageLanguage } from '#app/routes/public/page-language.server.ts'
import { caseStudyTeasers } from '#app/routes/public/reading/case-study-teaser.server.ts'
import { officeFacts, organizationFacts } from '#app/routes/structured-data.ts'
import { promiseNow } from '#app/time/promise.ts'
import type { Language } from '#db/tables/records.ts'
import { cityHours } from '../city-hours.server.ts'
import { drawCities } from './draw-cities.server.tsx'

/** Loads only teasers of services and case studies. */
export async function loadHome({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const { facts, company } = await knownFacts(request)
  const now = Date.now()
  const { language, brought } = await pageLanguage(request, now)
  const [quotes, home, services, studies, fields] = await Promise.all([
    readQuotes(texts, now, language),
    readPage(texts, homeTexts, now, language),
    readEntries(texts, serviceTexts, now, language),
    readCaseStudies(texts, now),
    readEntries(texts, industryTexts, now, language),
  ])
  const nameOf = new Map(fields.map(({ id, name }) => [`/industries#${id}`, name]))
  const offices = company.officesIn[language]
  const ownDays = ownDaysIn(await officeDays(db))
  const teasers = await caseStudyTeasers(studies, language)
  const { title, description, headline, copy, primary, secondary, industries, stories, deliverables } = home
  const { aboveServices, aboveIndustries, aboveStories, quotesTitle, aboveDeliverables } = home
  const { serviceLink, servicesButton, storyLink } = home
  return {
    ...brought,
    ...phrasesFor(request, 'company'),
    meta: { title, description },
    hero: { title: headline, copy, primary, secondary },
    stats: company.statsIn[language],
    hours: cityHours(language, now, ownDays, offices),
    promise: promiseNow(language, now, ownDays),
    art: drawCities(offices, now),
    headings: { aboveServices, aboveIndustries, aboveStories, quotesTitle, aboveDeliverables },
    links: { serviceLink, servicesButton, storyLink },
    closing: facts(home.closing),
    company: organizationFacts(company, language),
    offices: facts(offices).map(officeFacts),
    industries: industries.map(({ label, href }) => {
      const section = nameOf.get(href) ?? ''
      return { label, href, section: withoutMarks(section) === withoutMarks(label) ? '' : section }
    }),
    testimonials: facts(quotes).filter(({ text }) => text),
    deliverables: quotes.some(({ published }) => published) ? [] : deliverables,
    services: services.filter(({ onHome }) => onHome).map(({ id, title, summary }) => ({ id, title, summary })),
    stories: stories.flatMap(({ title, summary, caseStudy }) =>
      teasers
        .filter(({ slug }) => slug === caseStudy)
        .map(({ industry: _, ...teaser }) => ({ ...teaser, title, summary })),
    ),
  }
}

/** The testimonials that are published or shown as a draft; staff also see which are missing. */
async function readQuotes(texts: TextSource, now: number, language: Language) {
  if (!testimonialTexts.languages.includes(language)) return []
  const entries = await readEntries(texts, testimonialTexts, now)
  const draft = draftShown(texts, testimonialTexts)
  return entries.flatMap(({ id, text, name, title, ...rest }) => {
    const published = isPublished({ text, name, title, ...rest }) || (id === draft && Boolean(text))
    return published || isPlaceholder(text) ? [{ id, text, name, title, published }] : []
  })
}
