// What the search page offers before a search.
import type { Phrase } from '#app/languages/phrases.server.ts'

/** Searches that find something in each language. */
export const searchExamples: readonly Phrase[] = ['cloud', 'backup', 'React', 'data analytics', 'hospital', 'security']

/** Pages to begin with, by subject and by their addresses in English; not every language has all. */
export const mainPages: readonly { title: Phrase; paths: readonly string[] }[] = [
  { title: 'What we do', paths: ['/services', '/products', '/industries'] },
  { title: 'Reading', paths: ['/resources', '/careers', '/newsletter'] },
  { title: 'The company', paths: ['/about', '/contact', '/cta'] },
]

/** The number of hits of each kind that are ranked, and the most that are shown of the one that was chosen. */
export const mostHits = 60
