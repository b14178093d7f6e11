// The time zones that a form with a moment offers.
import { offices } from '#app/content/company/offices.ts'
import type { Say } from '#app/languages/phrases.server.ts'

/** Seoul, Buea and the reader's own zone. */
export function zonesFor(own: string, say: Say) {
  const officeZones = offices.map(({ city, zone }) => ({ value: zone, label: city }))
  return officeZones.some(({ value }) => value === own)
    ? officeZones
    : [...officeZones, { value: own, label: say('Yours ({zone})', { zone: own }) }]
}
