/** A day without a time: the same day wherever it is read. */
export function CalendarDate({ date }: { date: string }) {
  // Made where it is used: the first format costs a browser tens of milliseconds.
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>
}
