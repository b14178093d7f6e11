// The application for a course.
import type { Translations } from './translations.ts'

export const applicationPhrases = {
  "Thank you for your interest! We'll contact you shortly.": {
    fr: 'Merci de votre intérêt ! Nous vous contacterons rapidement.',
    ko: '관심을 가져 주셔서 감사합니다! 곧 연락드리겠습니다.',
  },
} as const satisfies Translations
