// The company's facts that belong together.

import { socialNetworks } from '#app/content/company/company.ts'
import {
  choice,
  clockTime,
  decimal,
  emailAddress,
  fullPhone,
  group,
  line,
  phone,
  prose,
  rows,
  url,
} from '#app/forms/document/field-types.ts'
import { drawn } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import { weekdayNames } from '#app/time/working-hours.ts'
import { empty } from '../kinds/shared-fields.ts'

const weekdays = (['1', '2', '3', '4', '5', '6', '7'] as const).map((value) => ({
  value,
  label: (weekdayNames.en[Number(value) - 1] ?? value) as Phrase,
}))

const hours = group(
  'Opening hours',
  {
    firstDay: choice('From|start', weekdays),
    lastDay: choice('Until', weekdays),
    opens: clockTime('Opens'),
    closes: clockTime('Closes'),
  },
  'Local office time. Pages and emails show these hours, and reply deadlines use them.',
)

export const office = (title: Phrase) =>
  group(title, {
    street: line('Street address', 200, empty),
    postal: line('Postal code or box', 60, empty),
    phone: phone('Phone', { ...empty, hint: 'With the country code.' }),
    email: emailAddress('Email', empty),
    mapUrl: url('Map link', empty),
    latitude: decimal('Latitude', -90, 90, {
      ...empty,
      hint: 'With latitude and longitude, the map shows the building.',
    }),
    longitude: decimal('Longitude', -180, 180, empty),
    hours,
    landmark: line('Nearest station or landmark', 200, empty),
  })

const directionsTo = (title: Phrase) => rows(title, 'direction', line('Direction', 300), { most: 6 })

export const directions = group('Directions', {
  seoul: directionsTo('Seoul office'),
  cameroon: directionsTo('Cameroon office'),
})

const profiles = socialNetworks.map(({ id, label }) => [id, url(drawn(label), empty)])
type Profiles = Record<(typeof socialNetworks)[number]['id'], ReturnType<typeof url>>

export const socials = group('Social media profiles', Object.fromEntries(profiles) as Profiles)

const statistic = group('Statistic', {
  value: line('Value', 20),
  label: line('Label', 60),
  helper: line('Note', 80, empty),
})

export const stats = rows('Statistics', 'statistic', statistic, {
  most: 4,
  hint: '{years} becomes the full years since the founding date. A statistic appears in other languages only if its value is also in the English text.',
})

export const whatsapp = fullPhone('WhatsApp number', {
  ...empty,
  hint: 'With the country code. Visitors can write to it, for example when their message could not be sent.',
})

export const press = group('Press contact', {
  name: line('Name', 120, empty),
  email: emailAddress('Email', empty),
  phone: phone('Phone', empty),
})

export const privacy = group('Data protection', {
  officer: line('Person responsible', 120, empty),
  email: emailAddress('Email', empty),
})

/** Facts of the hosting, each a field of its own. */
export const operation = {
  hostingProvider: line('Hosting provider', 200, empty),
  escalationContact: line('Escalation contact', 200, empty),
  backupSchedule: line('Backup schedule and retention', 300, empty),
}

export const legal = group('Legal clauses', {
  hostingLocation: line('Hosting location', 200, empty),
  transferSafeguards: prose('Safeguards for transfers abroad', 600, empty),
  refundTerms: prose('Course cancellation and refunds', 1000, empty),
  liability: prose('Liability', 1000, empty),
  governingLaw: prose('Governing law and courts', 600, empty),
  decidingLanguage: line('Prevailing language', 120, { ...empty, hint: 'Where translations differ, this one counts.' }),
})
