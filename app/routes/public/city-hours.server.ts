import type { Office } from '#app/content/company/offices.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { dayPhase } from '#app/time/day-phase.ts'
import { type Hours, nextHours, type OwnDays, openState, zoneOffset } from '#app/time/office-hours.ts'
import { wallClockIn } from '#app/time/wall-clock-in.ts'
import type { Language } from '#db/tables/records.ts'
import type { CityHours } from './two-cities.tsx'

/** West before east. */
export const cityHours = (language: Language, now: number, ownDays: OwnDays, offices: readonly Office[]): CityHours => {
  const say = sayIn(language)
  const cities = [...offices].reverse().map((office) => {
    const state = openState(office, now, ownDays)
    return {
      city: office.city,
      ahead: zoneOffset(office.zone)(now),
      sky: say(skies[dayPhase(office.location, now)]),
      label: openWords(office, state, language),
      ...state,
      ...nextHours(office, now, ownDays),
    }
  })
  const shared = sharedHours(cities)
  /** Without the weekday. */
  const timeIn = (instant: number, ahead: number) => wallClockIn(language, instant, () => ahead).replace(/^\S+?\s/, '')
  const hours = shared
    ? cities.map(({ city, ahead }) => `${city} ${timeIn(shared.from, ahead)}${say(' to ')}${timeIn(shared.to, ahead)}`)
    : []
  return {
    // Rounded down to the minute, so that a page is identical within it.
    now: Math.floor(now / 60_000) * 60_000,
    cities,
    shared,
    sharedWords: shared ? say('Both offices open: {hours}', { hours: hours.join(', ') }) : '',
  }
}

type State = ReturnType<typeof openState>

/** "Open now", or the next opening in the office's own time: "Closed, opens Mon 9:00 AM". */
export function openWords({ zone }: Pick<Office, 'zone'>, { open, changesAt }: State, language: Language): string {
  const say = sayIn(language)
  if (open) return say('Open now')
  return say('Closed, opens {time}', { time: wallClockIn(language, changesAt, zoneOffset(zone)) })
}

const skies = { night: 'night', dawn: 'sunrise', day: 'daylight', dusk: 'sunset' } as const

const day = 24 * 60 * 60_000

/** The time of day at which all offices work, if there is one. */
function sharedHours([first, ...others]: readonly Hours[]): { from: number; to: number } | null {
  if (!first) return null
  let { opensAt: from, closesAt: to } = first
  for (const { opensAt, closesAt } of others) {
    // The office's hours on the day of the first, which may be of another day.
    const earlier = Math.ceil((opensAt - to) / day) * day
    from = Math.max(from, opensAt - earlier)
    to = Math.min(to, closesAt - earlier)
  }
  return from < to ? { from, to } : null
}
