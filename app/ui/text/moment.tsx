const formats = new Map<string, Intl.DateTimeFormat>()

type Only = 'date' | 'day'

/** A time in the given zone; its date, or only the day and month. */
export function Moment({ at, zone, only }: { at: number; zone: string; only?: Only }) {
  // The browser's name of a month may differ from the server's: hydration keeps the server's.
  return (
    <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
      {formatOf(zone, only).format(at)}
    </time>
  )
}

function formatOf(timeZone: string, only?: Only): Intl.DateTimeFormat {
  const key = `${timeZone} ${only}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { ...styleOf(only), timeZone })
    formats.set(key, format)
  }
  return format
}

function styleOf(only?: Only): Intl.DateTimeFormatOptions {
  if (only === 'day') return { day: 'numeric', month: 'short' }
  return { dateStyle: 'medium', ...(only ? {} : { timeStyle: 'short' }) }
}
