import type { Office } from '#app/content/company/offices.ts'
import { type OwnDays, openState, zoneOffset } from '#app/time/office-hours.ts'
import type { Language } from '#db/tables/records.ts'
import { openWords } from './open-words.server.ts'
import type { CityHours } from './two-cities.tsx'

/** West before east. */
export const cityHours = (
  language: Language,
  now: number,
  ownDays: OwnDays,
  offices: readonly Office[],
): CityHours => ({
  // Rounded down to the minute, so that a page is identical within it.
  now: Math.floor(now / 60_000) * 60_000,
  cities: [...offices].reverse().map((office) => {
    const state = openState(office, now, ownDays)
    return {
      city: office.city,
      ahead: zoneOffset(office.zone)(now),
      label: openWords(office, state, language),
      ...state,
    }
  }),
})
