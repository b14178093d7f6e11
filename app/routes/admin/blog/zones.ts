// The time zones that a form with a moment offers.

import { offices } from '#app/content/company/offices.ts'
import type { Option } from '#app/forms/fields/option.ts'
import { drawn } from '#app/languages/message.ts'
import type { Phrase, Say } from '#app/languages/phrases.server.ts'

/** Seoul, Buea and the reader's own zone. */
export function zonesFor(own: string, say: Say): Option[] {
  const officeZones = offices.map(({ city, zone }) => ({ value: zone, label: city as Phrase }))
  return officeZones.some(({ value }) => value === own)
    ? officeZones
    : [...officeZones, { value: own, label: drawn(say('Yours ({zone})', { zone: own })) }]
}
