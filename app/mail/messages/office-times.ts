import { offices } from '#app/content/company/offices.ts'
import { dateFormat } from '#app/time/date-format.ts'

/** A time in the zones of both offices. */
export function officeTimes(at: number) {
  return offices
    .map(({ zone, city }) => {
      const format = dateFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
      return `${format.format(at)} (${city})`
    })
    .join(' / ')
}
