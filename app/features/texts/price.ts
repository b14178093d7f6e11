import type { Branch } from '#app/forms/document/document-values.ts'
import { minorUnits, type Price, priceText } from '#app/ui/text/price-text.ts'
import { hasMarks, marksOf, withoutMarks } from './marks.ts'

/** Null without an amount. */
export const priceOf = ({ amount, currency }: { amount: string; currency: string }): Price | null =>
  amount === ''
    ? null
    : {
        minor: Math.round(Number(withoutMarks(amount)) * minorUnits(currency)),
        currency,
        ...(hasMarks(amount) ? { mark: marksOf(amount) } : {}),
      }

/** For the list of what has a price; empty without one. */
export const priceBeside = {
  head: 'Price',
  text: ({ price }: Branch, locale: string): string => {
    const stored = priceOf(price as { amount: string; currency: string })
    return stored ? priceText(stored, locale) : ''
  },
} as const
