// Keeps the search index of the site's own pages current: they contain the company's facts; and that of newsletter issues.
import { indexSitePages } from '#app/features/search/search.server.ts'
import { readCatalogue } from '#app/features/texts/catalogue.server.ts'
import { readCompany } from '#app/features/texts/company/company.server.ts'
import { faqTexts } from '#app/features/texts/kinds/faq.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import type { Db } from '#db/schema.ts'
import { keepIssuesFound } from '../newsletter/issue-search.server.ts'
import { searchPages } from './search-pages.server.ts'

const indexed = new WeakMap<Db, readonly unknown[]>()

/** Call before a search: a planned text becomes live without a write. */
export async function keepSearchCurrent(db: Db, now: number) {
  await keepIssuesFound(db, now)
  const shown = await Promise.all([readCompany(db, now), readPage(db, faqTexts, now), readCatalogue(db, now)])
  if (indexed.get(db)?.every((text, at) => text === shown[at])) return
  await indexSitePages(db, searchPages(...shown), now)
  indexed.set(db, shown)
}
