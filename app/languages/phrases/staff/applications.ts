// Applications: places, course dates, discount codes, interviews and decisions.
import type { Translations } from '../translations.ts'

export const staffApplications = {} as const satisfies Translations
