/** A date without a time, the same in every zone. */
export function CalendarDate({ date }: { date: string }) {
  // Created on use: the first format costs a browser tens of milliseconds.
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>
}
