import { normalizeForSearch } from './search.ts'

export { normalizeForSearch as fold }

/** A LIKE pattern that finds the folded text anywhere; to be used with ESCAPE '\'. */
export const containing = (text: string) => `%${normalizeForSearch(text).replace(/[\\%_]/g, '\\$&')}%`
