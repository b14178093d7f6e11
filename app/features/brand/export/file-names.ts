import { normalizeForSearch } from '#db/queries/search.ts'

/** The start of each file's name: the company's name in letters that every system accepts. */
export function fileStem(companyName: string): string {
  const stem = normalizeForSearch(companyName.slice(0, 200))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
  return stem.replace(/^-|-$/g, '') || 'brand'
}
