import { pageLanguages } from '#app/languages/pages.ts'
import { useLanguage } from '#app/languages/say.tsx'

type CalendarDateProps = {
  date: string
  /** The date is written as in lists, such as 2 Mar 2026. */
  isShort?: boolean
}

/** A date without a time, the same in every zone. */
export function CalendarDate({ date, isShort = false }: CalendarDateProps) {
  // Created on use: the first format costs a browser tens of milliseconds.
  const { locale } = pageLanguages[useLanguage()]
  const format = new Intl.DateTimeFormat(locale, { dateStyle: isShort ? 'medium' : 'long', timeZone: 'UTC' })
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>
}
