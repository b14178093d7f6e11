import { pageLanguages } from '#app/languages/pages.ts'

export const fileSize = (bytes: number, locale = pageLanguages.en.locale) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(
    Math.max(1, bytes / 1000),
  )
