import { pageLanguages } from '#app/languages/pages.ts'
import { useLanguage } from '#app/languages/say.tsx'

const formats = new Map<string, Intl.DateTimeFormat>()

type Only = 'date' | 'day' | 'hour' | 'time'

type MomentProps = {
  at: number
  zone: string
  only?: Only
  /** Shown in its place; the time is then the title. */
  children?: string
}

/** A time in the given zone; its date, its time, or only the day and month, also with the hour. */
export function Moment({ at, zone, only, children }: MomentProps) {
  const { locale } = pageLanguages[useLanguage()]
  const time = formatOf(locale, zone, only).format(at)
  // The browser's name of a month may differ from the server's: hydration keeps the server's.
  return (
    <time dateTime={new Date(at).toISOString()} title={children && time} suppressHydrationWarning>
      {children ?? time}
    </time>
  )
}

/** A day this recent is named without its year. */
const thisYearMs = 300 * 24 * 60 * 60_000

/** For a time that has passed: the time of day if that was today, or else the day, with its year if that is long ago. */
export const shortest = (at: number, now: number, zone: string): Only =>
  isSameDay(at, now, zone) ? 'time' : now - at < thisYearMs ? 'day' : 'date'

export function isSameDay(at: number, other: number, zone: string): boolean {
  const format = formatOf('en', zone, 'date')
  return format.format(at) === format.format(other)
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
  if (only === 'hour') return { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
  if (only === 'day') return { day: 'numeric', month: 'short' }
  if (only === 'time') return { timeStyle: 'short', hourCycle: 'h23' }
  return { dateStyle: 'medium', ...(only ? {} : { timeStyle: 'short', hourCycle: 'h23' }) }
}
