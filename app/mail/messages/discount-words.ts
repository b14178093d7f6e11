import type { Language } from '#db/tables/records.ts'

/** The discount granted with a place in a course. */
export type Discount = { code: string; percent: number }

const translations: Record<Language, { label: string; words: (discount: Discount) => string }> = {
  en: { label: 'Discount', words: ({ code, percent }) => `${percent}% (code ${code})` },
  ko: { label: '할인', words: ({ code, percent }) => `${percent}% (할인 코드 ${code})` },
  fr: { label: 'Réduction', words: ({ code, percent }) => `${percent}\u00a0% (code ${code})` },
}

/** Its line among the facts of a mail; empty without a discount. */
export function discountFacts(discount: Discount | null, language: Language): [string, string][] {
  const { label, words } = translations[language]
  return discount ? [[label, words(discount)]] : []
}
