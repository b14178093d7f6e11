// The time zones that visitors choose from.
import { offices } from '#app/content/company/offices.ts'

/** One for each clock that many people live by, from west to east. */
export const visitorZones = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Halifax',
  'America/Sao_Paulo',
  'Africa/Abidjan',
  'Europe/London',
  'Africa/Douala',
  'Europe/Paris',
  'Africa/Cairo',
  'Africa/Johannesburg',
  'Europe/Athens',
  'Africa/Nairobi',
  'Europe/Istanbul',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Seoul',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const

const known = new Set<string>([...visitorZones, ...offices.map(({ zone }) => zone)])

/** Empty for any other: Intl takes each name in any letter case, and the formats of each spelling are kept for ever. */
export const knownZone = (typed: string): string => (known.has(typed) ? typed : '')
