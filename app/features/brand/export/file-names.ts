import { normalizeForSearch } from '#db/queries/search.ts'

/** The start of every file's name: what is left of the company's in letters that every system takes. */
export function fileStem(companyName: string): string {
  const stem = normalizeForSearch(companyName.slice(0, 200))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
  return stem.replace(/^-|-$/g, '') || 'brand'
}
