const formats = new Map<string, Intl.DateTimeFormat>()

/** A moment as the given zone's clocks show it. */
export function Moment({ at, zone, only }: { at: number; zone: string; only?: 'date' }) {
  // The browser's words for a month may differ from the server's; what is there stays.
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
