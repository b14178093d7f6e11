// The site’s texts and their translations.
import type { Translations } from '../translations.ts'

export const staffTexts = {} as const satisfies Translations
