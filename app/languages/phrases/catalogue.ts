// Services, products, industries and technologies.
import type { Translations } from './translations.ts'

export const cataloguePhrases = {
  Services: { fr: 'Services', ko: '서비스' },
} as const satisfies Translations
