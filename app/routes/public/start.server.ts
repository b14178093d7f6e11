// The data of the start page of a language: the offices, and what the site has in it and in English.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { officeDays } from '#app/features/records/office-days.server.ts'
import { ownDaysIn } from '#app/features/records/office-days.ts'
import { type Catalogue, readCatalogue, reviewedTitles } from '#app/features/texts/catalogue.server.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { capitalized } from '#app/languages/capitalized.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, type Phrase, phrasesFor, type Say, sayIn } from '#app/languages/phrases.server.ts'
import { promiseNow } from '#app/time/promise.ts'
import type { Language } from '#db/tables/records.ts'
import { cityHours } from './city-hours.server.ts'
import { drawCities } from './company/draw-cities.server.tsx'
import { ownGroups, without } from './links-by-language.server.ts'

export async function loadStart({ request }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const language = languageOfRequest(request)
  const say = sayIn(language)
  const now = Date.now()
  const [catalogue, courses, company, days] = await Promise.all([
    readCatalogue(texts, now),
    readCourses(texts, now),
    readCompany(texts, now),
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
    promise: promiseNow(language, now, ownDaysIn(days)),
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
          links: courses.map(({ id, name }) => {
            const own = reviewed.get(`/careers/${id}`)
            return { label: own ?? name, href: linkTo(`/careers/${id}`), english: own ? undefined : name }
          }),
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

// Our work, as the start page of a language shows it: a service by its own text where that is signed off in the language.
const services = {
  'software-development': [
    'Software Development',
    'Web, mobile and back-office applications built around how your people work, handed over with source code and tests.',
  ],
  'cloud-solutions': [
    'Cloud Solutions',
    'Planning, moving and running systems in the cloud, with costs you can follow and backups that have been restored.',
  ],
  'data-analytics': [
    'Data Analytics',
    'One agreed set of figures, drawn from your own systems, that people can find, trust and use for a decision.',
  ],
  cybersecurity: [
    'Cybersecurity',
    'Finding the weaknesses that matter, closing them in order of risk, and being ready for the day something happens.',
  ],
} as const satisfies Record<string, readonly [Phrase, Phrase]>

/** A service's text that is signed off in the language. */
type Own = { title: string; summary: string }

/**
 * @param shown the services that staff have not hidden
 * @param own the texts of services by their ids
 */
function startServices(say: Say, shown: ReadonlySet<string>, own: ReadonlyMap<string, Own>) {
  return {
    heading: {
      title: say('What we do'),
      lead: say('From the first conversation to daily operation: use one service, or all of them.'),
    },
    links: { serviceLink: say('Talk to us about it') },
    services: Object.entries(services)
      .filter(([id]) => shown.has(id))
      .map(([id, [title, summary]]) => ({
        id,
        title: own.get(id)?.title ?? say(title),
        summary: own.get(id)?.summary ?? say(summary),
        hasNoPage: !own.has(id),
      })),
  }
}

type Words = readonly [Phrase, Phrase]

/** Blank forms: each line says what goes there. */
const sheets: readonly { id: string; service: Phrase; name: Phrase; text: Phrase; lines: readonly Words[] }[] = [
  {
    id: 'software-development',
    service: 'Software Development',
    name: 'Release and test report',
    text: 'What was tested before a release, what failed and what is still open.',
    lines: [
      ['Automated tests', 'Passed, failed and skipped, each by name'],
      ['Known errors', 'Each with its effect, its owner and a date'],
      ['Released by', 'One person from your side and one from ours'],
    ],
  },
  {
    id: 'managed-services',
    service: 'Managed Services',
    name: 'Restore record',
    text: 'A backup counts only once it has been restored. You receive the record.',
    lines: [
      ['Restored to', 'A machine separate from the live system'],
      ['Records compared', 'The number in the copy and in the original'],
      ['Checked by', 'Two people, with the date'],
    ],
  },
  {
    id: 'it-consulting',
    service: 'IT Consulting',
    name: 'Decision paper',
    text: 'What you need in order to decide, and what we recommend.',
    lines: [
      ['Risks', 'What can go wrong, and how we would notice'],
      ['Recommendation', 'One, and what would change it'],
      ['Decision', 'Yours, with a name and a date'],
    ],
  },
]

const startSheets = (say: Say, shown: ReadonlySet<string>, own: ReadonlyMap<string, Own>) => ({
  heading: {
    title: say('What you receive'),
    lead: say('Every step of a project leaves something you can read, check and keep.'),
  },
  deliverables: sheets
    .filter(({ id }) => shown.has(id))
    .map(({ id, service, name, text, lines }) => ({
      title: own.get(id)?.title ?? say(service),
      text: say(text),
      sheet: {
        name: say(name),
        lines: lines.map(([label, value]) => ({ label: say(label), value: say(value) })),
        note: '',
      },
    })),
})
