export type Price = {
  /** In the currency's smallest unit. */
  minor: number
  currency: string
  /** Follows it where staff edit it on the page: see features/texts/marks.ts. */
  mark?: string
}

export function priceText({ minor, currency, mark = '' }: Price, locale: string): string {
  return moneyIn(currency, locale).format(minor / minorUnits(currency)) + mark
}

/** The number of the smallest units in one of the currency. */
export const minorUnits = (currency: string): number =>
  10 ** (moneyIn(currency, 'en').resolvedOptions().maximumFractionDigits ?? 2)

const moneyIn = (currency: string, locale: string) => new Intl.NumberFormat(locale, { style: 'currency', currency })
