import { dateFormat } from '#app/content/date-format.ts'
import { offices } from '#app/content/offices.ts'

/** A moment as the clocks of both offices have it. */
export function officeTimes(at: number) {
  return offices
    .map(({ zone, city }) => {
      const format = dateFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
      return `${format.format(at)} (${city})`
    })
    .join(' / ')
}
