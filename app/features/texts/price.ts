import type { Branch } from '#app/forms/document/document-values.ts'

/** In the currency's smallest unit; null without an amount. */
export function priceOf({ amount, currency }: { amount: string; currency: string }) {
  if (amount === '') return null
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  return { minor: Math.round(Number(amount) * 10 ** digits), currency }
}

/** For the list of what has a price; empty without one. */
export const priceBeside = {
  head: 'Price',
  text: ({ price }: Branch, locale: string): string => {
    const { amount = '', currency = '' } = price as Record<string, string>
    if (amount === '') return ''
    return new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 0 }).format(
      Number(amount),
    )
  },
} as const
