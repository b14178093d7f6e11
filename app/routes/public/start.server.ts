// The data of the start page of a language: the offices, and what the site has in it and in English.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { officeDays } from '#app/features/records/office-days.server.ts'
import { ownDaysIn } from '#app/features/records/office-days.ts'
import { type Catalogue, readCatalogue, reviewedTitles } from '#app/features/texts/catalogue.server.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import { cityHours } from './city-hours.server.ts'
import { drawCities } from './company/draw-cities.server.ts'
import { ownGroups, without } from './links-by-language.server.ts'
import { startServices, startSheets } from './start-offers.server.ts'

export async function loadStart({ request }: LoaderFunctionArgs) {
  const language = languageOfRequest(request)
  const say = sayIn(language)
  const now = Date.now()
  const [catalogue, courses, company, days] = await Promise.all([
    readCatalogue(db, now),
    readCourses(db, now),
    readCompany(db, now),
    officeDays(db),
  ])
  const reviewed = reviewedTitles(catalogue, language)
  const shown = new Set(catalogue.services.map(({ id }) => id))
  const own = ownServices(catalogue, language)
  const offices = company.officesIn[language]
  const linkTo = (path: string) => hrefIn(language, path)
  return {
    ...phrasesFor(request, 'company'),
    title: say('Software, cloud, data and security'),
    lead: say(
      'We build software, move systems to the cloud, make data usable and keep it secure. Two offices, Seoul and Buea, are one team that stays with the work after launch.',
    ),
    description: say('Write to us, follow your enquiry and subscribe in your language. We reply in your language too.'),
    contact: { label: say('Contact us'), href: '/contact' },
    consultation: { label: say('Schedule a consultation'), href: '/cta' },
    hours: cityHours(language, now, ownDaysIn(days), offices),
    art: drawCities(offices, now),
    offers: startServices(say, shown, own),
    samples: startSheets(say, shown, own),
    stats: company.statsIn[language],
    closing: { title: say('Write to us'), lead: sentence(company.inContent[language].get('businessHours') ?? '') },
    own: {
      title: say('These pages are in your language'),
      groups: [
        {
          title: say('Apply for a course'),
          links: courses.map(({ id, name }) => ({
            label: reviewed.get(`/careers/${id}`) ?? name,
            href: linkTo(`/careers/${id}`),
          })),
        },
        ...without(ownGroups(language, {}, reviewed), ...['/', '/contact', '/cta', '/status'].map(linkTo)),
      ],
    },
    rest: { text: say('The rest of the site is in English'), label: say('Sitemap'), href: '/sitemap' },
  }
}

/** The texts of services that are signed off in the language, by their ids. */
function ownServices({ services, translations }: Catalogue, language: Language) {
  const texts = new Map(translations.map((one) => [one.path, one.text]))
  const paths = services.map(({ id }) => [id, texts.get(`/${language}/services/${id}`)] as const)
  return new Map(
    paths.flatMap(([id, text]) => (text ? [[id, { title: String(text.title), summary: String(text.summary) }]] : [])),
  )
}

const sentence = (words: string) => words && `${capitalized(words)}.`
