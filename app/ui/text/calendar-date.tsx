import { pageLanguages } from '#app/languages/pages.ts'
import { useLanguage } from '#app/languages/say.tsx'

/** A date without a time, the same in every zone. */
export function CalendarDate({ date }: { date: string }) {
  // Created on use: the first format costs a browser tens of milliseconds.
  const { locale } = pageLanguages[useLanguage()]
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>
}
