// Everything of the site that has a page or stands in its search, read at once.

import { coursesPageTexts, readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { industriesPageTexts, industryTexts } from '#app/features/texts/kinds/industries.server.ts'
import { productsPageTexts, readProducts } from '#app/features/texts/kinds/products.server.ts'
import { sectorTexts, spotlightPageTexts } from '#app/features/texts/kinds/sectors.server.ts'
import { servicesPageTexts, serviceTexts } from '#app/features/texts/kinds/services.server.ts'
import { technologiesPageTexts, technologyTexts } from '#app/features/texts/kinds/technologies.server.ts'
import type { Branch } from '#app/forms/document/document-values.ts'
import { englishPath, hrefIn, isReviewed, otherLanguages } from '#app/languages/pages.ts'
import type { Language } from '#db/tables/records.ts'
import type { TextKind } from './define-texts.ts'
import { madeOf, type TextSource } from './edition.server.ts'
import { aboutPageTexts } from './kinds/about.server.ts'
import { readCaseStudies } from './kinds/case-studies.server.ts'
import { contactPageTexts, ctaPageTexts } from './kinds/contact-pages.server.ts'
import { homeTexts } from './kinds/home.server.ts'
import { pageHeadingTexts, readHeading } from './kinds/page-headings.server.ts'
import { teamTexts, timelineTexts, valueTexts } from './kinds/people.server.ts'
import { readDocs, readPapers } from './kinds/reading.server.ts'
import { docsPageTexts, mediaPageTexts, newsletterPageTexts, resourcesPageTexts } from './kinds/reading-pages.server.ts'
import { readEntries, readPage, readTexts } from './read-texts.server.ts'
import { reviewedPageTexts, reviewedPaths } from './translations/reviewed-paths.server.ts'

export type Catalogue = Awaited<ReturnType<typeof readAll>>

async function readAll(source: TextSource, now: number) {
  const [services, products, industries, sectors, technologies, courses] = await Promise.all([
    readEntries(source, serviceTexts, now),
    readProducts(source, now),
    readEntries(source, industryTexts, now),
    readEntries(source, sectorTexts, now),
    readEntries(source, technologyTexts, now),
    readCourses(source, now),
  ])
  const [caseStudies, papers, docs, team, timeline, values] = await Promise.all([
    readCaseStudies(source, now),
    readPapers(source, now),
    readDocs(source, now),
    readEntries(source, teamTexts, now),
    readEntries(source, timelineTexts, now),
    readEntries(source, valueTexts, now),
  ])
  const [home, about, servicesPage, productsPage] = await Promise.all([
    readPage(source, homeTexts, now),
    readPage(source, aboutPageTexts, now),
    readPage(source, servicesPageTexts, now),
    readPage(source, productsPageTexts, now),
  ])
  const [industriesPage, spotlightPage, technologiesPage, coursesPage] = await Promise.all([
    readPage(source, industriesPageTexts, now),
    readPage(source, spotlightPageTexts, now),
    readPage(source, technologiesPageTexts, now),
    readPage(source, coursesPageTexts, now),
  ])
  const [resourcesPage, docsPage, newsletterPage, mediaPage] = await Promise.all([
    readPage(source, resourcesPageTexts, now),
    readPage(source, docsPageTexts, now),
    readPage(source, newsletterPageTexts, now),
    readPage(source, mediaPageTexts, now),
  ])
  const [contactPage, ctaPage, siteMapPage] = await Promise.all([
    readPage(source, contactPageTexts, now),
    readPage(source, ctaPageTexts, now),
    readHeading(source, 'sitemap', now),
  ])
  const lists = { services, products, industries, sectors, technologies, courses, caseStudies, papers, docs }
  const people = { team, timeline, values }
  const pages = { servicesPage, productsPage, industriesPage, spotlightPage, technologiesPage, coursesPage }
  const reading = { resourcesPage, docsPage, newsletterPage, mediaPage }
  const translations = await readTranslations(source, now)
  return { ...lists, ...people, ...pages, ...reading, home, about, contactPage, ctaPage, siteMapPage, translations }
}

/** The texts with a page in every language. */
const translatedTexts: readonly { kind: TextKind; key?: string }[] = [
  { kind: contactPageTexts },
  { kind: ctaPageTexts },
  { kind: newsletterPageTexts },
  { kind: pageHeadingTexts, key: 'sitemap' },
]

type Translation = { path: string; language: Language; title: string; text: Branch }

/** The pages in other languages than English. */
async function readTranslations(source: TextSource, now: number): Promise<readonly Translation[]> {
  const places = translatedTexts.flatMap((text) => otherLanguages.map((language) => ({ ...text, language })))
  const always = places.map(async ({ kind, key = kind.keys[0] ?? '', language }): Promise<Translation> => {
    const text = (await readTexts(source, kind, now))(key, language)
    return { path: hrefIn(language, kind.path(key)), language, title: String(text.title), text }
  })
  const reviewed = otherLanguages.map((language) => readReviewed(source, language, now))
  return [...(await Promise.all(always)), ...(await Promise.all(reviewed)).flat()]
}

/** The pages whose texts are signed off in the language, each with its lists. */
async function readReviewed(source: TextSource, language: Language, now: number): Promise<Translation[]> {
  const paths = await reviewedPaths(source, language, now)
  const known = new Set(paths)
  const shown = reviewedPageTexts.filter(({ text }) => known.has(text.path(text.keys[0] ?? '')))
  const pages = shown.map(async ({ text: kind, entries }): Promise<Translation[]> => {
    const text: Branch = await readPage(source, kind, now, language)
    const page = { path: hrefIn(language, kind.path(''), paths), language, title: String(text.title), text }
    const listed = entries ? await readEntries(source, entries, now, language) : []
    const title = entries?.list?.titled ?? ''
    return [
      page,
      ...listed.map((entry): Translation => {
        const path = hrefIn(language, entries?.path(entry.id) ?? '', paths)
        return { path, language, title: String(entry[title]), text: entry }
      }),
    ]
  })
  return (await Promise.all(pages)).flat()
}

/** The titles of the pages that are signed off in the language, by their addresses in English. */
export const reviewedTitles = ({ translations }: Catalogue, language: Language): ReadonlyMap<string, string> =>
  new Map(
    translations
      .filter((one) => one.language === language && isReviewed(englishPath(one.path)))
      .map(({ path, title }) => [englishPath(path), title]),
  )

/** The same object until a text changes. */
export const readCatalogue = (source: TextSource, now: number): Promise<Catalogue> =>
  madeOf(source, now, 'catalogue', () => readAll(source, now))
