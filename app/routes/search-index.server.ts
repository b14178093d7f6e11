// Keeps the search index of the site's own pages current: they contain the company's facts.
import { indexSitePages } from '#app/features/search/search.server.ts'
import { type Company, readCompany } from '#app/features/texts/company/company.server.ts'
import type { Db } from '#db/schema.ts'
import { searchPages } from './search-pages.ts'

const indexed = new WeakMap<Db, Company>()

/** Call before a search: a planned text becomes live without a write. */
export async function keepSearchCurrent(db: Db, now: number) {
  const company = await readCompany(db, now)
  if (indexed.get(db) === company) return
  await indexSitePages(db, searchPages(company), now)
  indexed.set(db, company)
}
