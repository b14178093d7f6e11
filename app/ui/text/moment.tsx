import { pageLanguages } from '#app/languages/pages.ts'
import { useLanguage } from '#app/languages/say.tsx'

const formats = new Map<string, Intl.DateTimeFormat>()

type Only = 'date' | 'day' | 'time'

/** A time in the given zone; its date, its time, or only the day and month. */
export function Moment({ at, zone, only }: { at: number; zone: string; only?: Only }) {
  const { locale } = pageLanguages[useLanguage()]
  // The browser's name of a month may differ from the server's: hydration keeps the server's.
  return (
    <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
      {formatOf(locale, zone, only).format(at)}
    </time>
  )
}

function formatOf(locale: string, timeZone: string, only?: Only): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${only}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...styleOf(only), timeZone })
    formats.set(key, format)
  }
  return format
}

function styleOf(only?: Only): Intl.DateTimeFormatOptions {
  if (only === 'day') return { day: 'numeric', month: 'short' }
  if (only === 'time') return { timeStyle: 'short' }
  return { dateStyle: 'medium', ...(only ? {} : { timeStyle: 'short' }) }
}
