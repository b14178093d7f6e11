// A day without a time: the same day wherever it is read.
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function CalendarDate({ date }: { date: string }) {
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>
}
