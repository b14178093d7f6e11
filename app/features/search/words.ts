import type { Phrase } from '#app/languages/phrases.server.ts'

/** Searches that find something in each language. */
export const searchExamples: readonly Phrase[] = ['cloud', 'backup', 'React', 'data analytics', 'hospital', 'security']
