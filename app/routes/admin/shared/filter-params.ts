// Filters of staff lists in the address: values that can be chosen, and a period of calendar days.
import { addDays, isDay, startOfDay } from '#app/time/days.ts'

/** Values that cannot be chosen read as '', which does not filter. */
export const filterParams = (query: URLSearchParams) => ({
  oneOf: <Value extends string>(name: string, values: readonly Value[]): Value | '' =>
    values.find((value) => value === query.get(name)) ?? '',
  dayIn(name: string): string {
    const day = query.get(name) ?? ''
    return isDay(day) ? day : ''
  },
})

/** From the start of the first day to the end of the last, in the reader's time zone. */
export const periodOf = ({ from, to }: { from?: string; to?: string }, zone: string) => ({
  from: from ? startOfDay(from, zone) : undefined,
  until: to ? startOfDay(addDays(to, 1), zone) : undefined,
})
