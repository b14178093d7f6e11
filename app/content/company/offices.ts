// The offices and their timetables, in their own zones. Their addresses, numbers and words are in facts.ts.
export const officeIds = ['seoul', 'cameroon'] as const

export type OfficeId = (typeof officeIds)[number]

export type CountryCode = 'KR' | 'CM'

// Days as ISO numbers, Monday = 1; times as HH:MM in the office's zone. Until staff choose others.
type OpeningHours = { days: readonly number[]; opens: string; closes: string }

export type Office = {
  id: OfficeId
  tab: string
  title: string
  city: string
  country: string
  countryCode: CountryCode
  // The city centre, not the building.
  location: { latitude: number; longitude: number; approximate: boolean }
  zone: string
  hours: OpeningHours
}

/** An office under its English names, which are phrases. */
type NamedOffice = Office & { title: 'Seoul office' | 'Cameroon office'; city: 'Seoul' | 'Buea' }

type Holiday = { month: number; day: number; name: string }

const weekdays: OpeningHours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }

export const offices: readonly [NamedOffice, NamedOffice] = [
  {
    id: 'seoul',
    tab: 'Seoul',
    title: 'Seoul office',
    city: 'Seoul',
    country: 'South Korea',
    countryCode: 'KR',
    location: {
      latitude: 37.5665,
      longitude: 126.978,
      approximate: true,
    },
    zone: 'Asia/Seoul',
    hours: weekdays,
  },
  {
    id: 'cameroon',
    tab: 'Cameroon',
    title: 'Cameroon office',
    city: 'Buea',
    country: 'Cameroon',
    countryCode: 'CM',
    location: {
      latitude: 4.1527,
      longitude: 9.241,
      approximate: true,
    },
    zone: 'Africa/Douala',
    hours: weekdays,
  },
]

export const defaultOffice: OfficeId = 'seoul'

export const findOffice = (id: string) => offices.find((office) => office.id === id)

/** As a message. Stored records may outlive this list: an unknown id is shown as it is. */
export const officeTitle = (id: string) => findOffice(id)?.title ?? { text: id }

export type OfficeTitle = ReturnType<typeof officeTitle>

// Fixed dates only, for years missing from the table of holidays.
export const fixedHolidays = {
  KR: [
    { month: 1, day: 1, name: 'New Year’s Day' },
    { month: 3, day: 1, name: 'Independence Movement Day' },
    { month: 5, day: 1, name: 'Labour Day' },
    { month: 5, day: 5, name: 'Children’s Day' },
    { month: 6, day: 6, name: 'Memorial Day' },
    { month: 8, day: 15, name: 'Liberation Day' },
    { month: 10, day: 3, name: 'National Foundation Day' },
    { month: 10, day: 9, name: 'Hangeul Day' },
    { month: 12, day: 25, name: 'Christmas Day' },
  ],
  CM: [
    { month: 1, day: 1, name: 'New Year’s Day' },
    { month: 2, day: 11, name: 'Youth Day' },
    { month: 5, day: 1, name: 'Labour Day' },
    { month: 5, day: 20, name: 'National Day' },
    { month: 8, day: 15, name: 'Assumption Day' },
    { month: 12, day: 25, name: 'Christmas Day' },
  ],
} as const satisfies Record<CountryCode, readonly Holiday[]>
