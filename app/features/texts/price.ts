/** In the currency's smallest unit; null without an amount. */
export function priceOf({ amount, currency }: { amount: string; currency: string }) {
  if (amount === '') return null
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  return { minor: Math.round(Number(amount) * 10 ** digits), currency }
}
