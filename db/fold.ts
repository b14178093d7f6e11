import { normalizeText } from './normalize.ts'

/** Text as searches compare it, alike on both databases: without case and accents. */
export const fold = (text: string) =>
  normalizeText(normalizeText(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase(), 'NFC')

/** A LIKE pattern that finds the folded text anywhere; to be used with ESCAPE '\'. */
export const containing = (text: string) => `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`
