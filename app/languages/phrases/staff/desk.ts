// The overview, the inbox, enquiries and the staff search.
import type { Translations } from '../translations.ts'

export const staffDesk = {} as const satisfies Translations
