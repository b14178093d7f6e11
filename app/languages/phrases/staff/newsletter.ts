// Subscribers and newsletter issues.
import type { Translations } from '../translations.ts'

export const staffNewsletter = {} as const satisfies Translations
