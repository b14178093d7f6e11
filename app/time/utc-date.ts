import { dateFormat } from './date-format.ts'

/** Such as "29 December 2026 (UTC)": one day for everybody who reads it. @param locale such as en-GB */
export const utcDate = (at: number, locale: string) =>
  `${dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at)} (UTC)`
