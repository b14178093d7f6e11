// The offices. Times are in the office's own zone.
export const officeIds = ['seoul', 'cameroon'] as const

export type OfficeId = (typeof officeIds)[number]

export type Country = 'South Korea' | 'Cameroon'

export type CountryCode = 'KR' | 'CM'

// Days as ISO numbers, Monday = 1; times as HH:MM in the office's zone.
export type OpeningHours = { days: readonly number[]; opens: string; closes: string }

export type Office = {
  id: OfficeId
  tab: string
  title: string
  addressLines: readonly string[]
  city: string
  country: Country
  countryCode: CountryCode
  phone: string
  email: string
  mapUrl: string
  // The city centre, not the building.
  location: { latitude: number; longitude: number; approximate: boolean; note: string }
  zone: string
  hours: OpeningHours
  hoursText: string
  weekendText: string
  directions: readonly string[]
}

export type Holiday = { month: number; day: number; name: string }

const weekdays: OpeningHours = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }
const hoursText = 'Monday to Friday 9:00 AM to 6:00 PM'
const weekendText = 'Weekend closed'

export const offices: readonly [Office, Office] = [
  {
    id: 'seoul',
    tab: 'Seoul',
    title: 'Seoul office',
    addressLines: ['[Street address, Seoul – to be confirmed]', '[Postal code, Seoul – to be confirmed]'],
    city: 'Seoul',
    country: 'South Korea',
    countryCode: 'KR',
    phone: '[Phone number, Seoul – to be confirmed]',
    email: '[Email address, Seoul – to be confirmed]',
    mapUrl: '',
    location: {
      latitude: 37.5665,
      longitude: 126.978,
      approximate: true,
      note: 'The map shows the centre of Seoul, not the office.',
    },
    zone: 'Asia/Seoul',
    hours: weekdays,
    hoursText,
    weekendText,
    directions: [
      'Seoul is served by two airports: Incheon International Airport and Gimpo International Airport. Trains link both to the city.',
      '[Nearest subway station and exit, Seoul – to be confirmed]',
      'Please write before you visit, so that the right person is in the office.',
    ],
  },
  {
    id: 'cameroon',
    tab: 'Cameroon',
    title: 'Cameroon office',
    addressLines: ['[Street address, Buea – to be confirmed]', '[Postal box, Buea – to be confirmed]'],
    city: 'Buea',
    country: 'Cameroon',
    countryCode: 'CM',
    phone: '[Phone number, Buea – to be confirmed]',
    email: '[Email address, Buea – to be confirmed]',
    mapUrl: '',
    location: {
      latitude: 4.1527,
      longitude: 9.241,
      approximate: true,
      note: 'The map shows the centre of Buea, not the office.',
    },
    zone: 'Africa/Douala',
    hours: weekdays,
    hoursText,
    weekendText,
    directions: [
      'Buea is the capital of the South West Region, on the slopes of Mount Cameroon. The nearest large airport is Douala International Airport.',
      '[Nearest landmark and road, Buea – to be confirmed]',
      'Please write before you visit, so that the right person is in the office.',
    ],
  },
]

export const defaultOffice: OfficeId = 'seoul'

export const findOffice = (id: string) => offices.find((office) => office.id === id)

/** Stored records may outlive this list: an unknown id is shown as it is. */
export const officeTitle = (id: string) => findOffice(id)?.title ?? id

// Fixed dates only, for years missing from the table of holidays.
export const fixedHolidays = {
  KR: [
    { month: 1, day: 1, name: "New Year's Day" },
    { month: 3, day: 1, name: 'Independence Movement Day' },
    { month: 5, day: 1, name: 'Labour Day' },
    { month: 5, day: 5, name: "Children's Day" },
    { month: 6, day: 6, name: 'Memorial Day' },
    { month: 8, day: 15, name: 'Liberation Day' },
    { month: 10, day: 3, name: 'National Foundation Day' },
    { month: 10, day: 9, name: 'Hangeul Day' },
    { month: 12, day: 25, name: 'Christmas Day' },
  ],
  CM: [
    { month: 1, day: 1, name: "New Year's Day" },
    { month: 2, day: 11, name: 'Youth Day' },
    { month: 5, day: 1, name: 'Labour Day' },
    { month: 5, day: 20, name: 'National Day' },
    { month: 8, day: 15, name: 'Assumption Day' },
    { month: 12, day: 25, name: 'Christmas Day' },
  ],
} as const satisfies Record<CountryCode, readonly Holiday[]>
