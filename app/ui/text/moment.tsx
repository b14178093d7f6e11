const formats = new Map<string, Intl.DateTimeFormat>()

/** A time in the given zone. */
export function Moment({ at, zone, only }: { at: number; zone: string; only?: 'date' }) {
  // The browser's name of a month may differ from the server's: hydration keeps the server's.
  return (
    <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
      {formatOf(zone, only).format(at)}
    </time>
  )
}

function formatOf(timeZone: string, only?: 'date'): Intl.DateTimeFormat {
  const key = `${timeZone} ${only}`
  let format = formats.get(key)
  if (!format) {
    const time = only ? {} : ({ timeStyle: 'short' } as const)
    format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', ...time, timeZone })
    formats.set(key, format)
  }
  return format
}
