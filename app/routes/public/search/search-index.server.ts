// Keeps the search index of the site's own pages current: they contain the company's facts; and that of newsletter issues.
import { indexSitePages } from '#app/features/search/search.server.ts'
import { readCatalogue } from '#app/features/texts/catalogue.server.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { faqTexts } from '#app/features/texts/kinds/faq.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { keepIssuesFound } from '../newsletter/issue-parts.server.ts'
import { searchPages } from './search-pages.server.ts'

const indexed = new WeakMap<Db, readonly unknown[]>()

/** Call before a search: a planned text becomes live without a write. */
export async function keepSearchCurrent(db: Db, now: number) {
  await keepIssuesFound(db, now)
  const shown = await Promise.all([
    readCompany(db, now),
    readCatalogue(db, now),
    ...faqTexts.languages.map((language) => readPage(db, faqTexts, now, language)),
  ])
  if (indexed.get(db)?.every((text, at) => text === shown[at])) return
  const [company, catalogue, ...faqs] = shown
  const faqIn = (language: Language) => faqs[faqTexts.languages.indexOf(language)]
  await indexSitePages(db, searchPages(company, faqIn, catalogue), now)
  indexed.set(db, shown)
}
