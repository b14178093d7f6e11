// The reply promise as a moment: who answers an enquiry, and by when. Nothing here reads the clock.
import { openState } from './office-hours.ts'
import { type Office, offices } from './offices.ts'

const day = 24 * 60 * 60_000

/** 24 hours from receipt where an office is open within them; otherwise 24 hours from the first opening after them. */
export function promisedBy(now: number): number {
  const opening = Math.min(...offices.map((office) => worksFrom(office, now)))
  return Math.max(now, opening < now + day ? now : opening) + day
}

/** The office that is open now, or opens first. Of two that are open, the one that stays open longer. */
export function answeringOffice(now: number): Office {
  const [first, ...others] = offices
  return others.reduce((best, office) => (isSooner(office, best, now) ? office : best), first)
}

/** As in "Mon 12 Jan, 18:00 in Seoul / 10:00 in Buea". */
export function promiseWords(by: number): string {
  let told = ''
  const parts = offices.map(({ zone, city }) => {
    const { date, time } = clockIn(zone, by)
    const words = date === told ? `${time} in ${city}` : `${date}, ${time} in ${city}`
    told = date
    return words
  })
  return parts.join(' / ')
}

const worksFrom = (office: Office, now: number) => {
  const { open, changesAt } = openState(office, now)
  return open ? now : changesAt
}

function isSooner(office: Office, than: Office, now: number): boolean {
  const difference = worksFrom(office, now) - worksFrom(than, now)
  return difference < 0 || (difference === 0 && closesAt(office, now) > closesAt(than, now))
}

const closesAt = (office: Office, now: number) => openState(office, worksFrom(office, now)).changesAt

function clockIn(timeZone: string, at: number) {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', timeZone },
  })
  // Put together here, because the commas between the parts change from one ICU to the next.
  const parts = format.formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((candidate) => candidate.type === type)?.value
  return { date: `${part('weekday')} ${part('day')} ${part('month')}`, time: `${part('hour')}:${part('minute')}` }
}
