// What the search page offers before a search.
import type { Phrase } from '#app/languages/phrases.server.ts'

/** Searches that find something in each language. */
export const searchExamples: readonly Phrase[] = ['cloud', 'backup', 'React', 'data analytics', 'hospital', 'security']

/** Pages to begin with, the first ones first, by their addresses in English; not every language has all. */
export const mainPaths = [
  '/services',
  '/products',
  '/careers',
  '/industries',
  '/resources',
  '/contact',
  '/cta',
  '/newsletter',
  '/sitemap',
]

/** The number of hits of each kind that are ranked, and the most that are shown of the one that was chosen. */
export const mostHits = 60
