// The free times as a page shows them: of one office, in the visitor's zone, some days at a time.

import { officeNames } from '#app/content/company/office-names.ts'
import type { Office } from '#app/content/company/offices.ts'
import type { Option } from '#app/forms/fields/option.ts'
import { fieldsRead } from '#app/forms/read/body.server.ts'
import { drawn } from '#app/languages/message.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { dayWords } from '#app/mail/messages/day-words.ts'
import { dateFormat } from '#app/time/date-format.ts'
import { dayOf, isDay } from '#app/time/days.ts'
import { zoneOffset } from '#app/time/office-hours.ts'
import { wallTime } from '#app/time/wall-clock.ts'
import { wallClockIn } from '#app/time/wall-clock-in.ts'
import { isTimeZone } from '#app/time/zoned-time.ts'
import type { Db } from '#db/schema.ts'
import type { Language } from '#db/tables/records.ts'
import { listFree, type Wish } from './book-time.server.ts'
import { parseSlot, slotValue } from './slots.ts'
import { showFields } from './words.ts'
import { cityOf, knownZone, visitorZones } from './zones.ts'

/** The days that a page shows at once. */
const daysShown = 5

/** @property beside the time in the office, where that is another one */
type OfferedTime = { value: string; label: string; beside: string | null }

export type Offer = {
  office: string
  offices: Option[]
  /** The zone of the times, and the one that the visitor chose; empty for none. */
  zone: string
  chosenZone: string
  zones: Option[]
  /** Lines above the times: their zone, their length, the office. */
  about: string[]
  /** For staff, who see all days at once. */
  isStaff?: true
  days: { label: string; times: OfferedTime[] }[]
  /** The first day that may be shown; empty unless earlier ones are left out. */
  from: string
  /** The first day of the next ones. */
  later: string | null
}

type Asked = {
  /** `office`, `zone` and `from` choose what is shown. */
  search: URLSearchParams
  language: Language
  now: number
  /** The zone without a choice; by default the office's. */
  zone?: string | null
  /** The staff area has 24 hours in every language. */
  isStaff?: boolean
}

/** The query for the times that a form was sent to show; null for a form that was sent as such. @param sent its form was read */
export function viewIn(sent: Request): URLSearchParams | null {
  const fields = fieldsRead(sent)
  if (!fields?.has(showFields.button)) return null
  const search = new URL(sent.url).searchParams
  for (const name of ['office', 'zone'] as const) search.set(name, fields.get(showFields[name]) ?? '')
  return search
}

/** Null while no office offers appointments. */
export async function findOffer(
  db: Db,
  { search, language, now, zone: usual, isStaff = false }: Asked,
): Promise<Offer | null> {
  const offered = await listFree(db, now)
  const chosen = offered.find(({ office }) => office.id === search.get('office')) ?? offered[0]
  if (!chosen) return null
  const { office, minutes } = chosen
  const typed = search.get('zone') ?? ''
  const chosenZone = typed === usual ? typed : knownZone(typed)
  const zone = chosenZone || usual || office.zone
  const byDay = byDayIn(
    zone,
    chosen.days.flatMap(({ times }) => times),
  )
  const from = search.get('from') ?? ''
  const all = [...byDay]
  const later = isDay(from) ? all.filter(([day]) => day >= from) : []
  // Rather all days than none: those that were chosen may be full by now.
  const days = later.length > 0 ? later : all
  const say = sayIn(language)
  const name = officeNames[language][office.id]
  return {
    office: office.id,
    offices: offered.map(({ office: { id } }) => ({ value: id, label: drawn(officeNames[language][id].title) })),
    zone,
    chosenZone,
    zones: zoneChoices([zone, office.zone], language, now),
    ...(isStaff && { isStaff }),
    about: [
      say(
        isStaff
          ? '{minutes} minutes, by phone or video, {office}.'
          : 'Times in {zone}. {minutes} minutes by phone or video call with our {office}.',
        {
          zone: zoneName(zone, language, now),
          minutes,
          office: name.title,
        },
      ),
      ...(zone === office.zone ? [] : [say('In brackets: the time in {city}.', { city: name.city })]),
    ],
    days: days.slice(0, daysShown).map(([, times]) => ({
      label: dayWords(dayOf(times[0] ?? now, zone), language, { isYearLeftOut: true }),
      times: times.map((at) => offeredTime(office, at, zone, isStaff ? null : language)),
    })),
    from: days.length < all.length ? from : '',
    later: days[daysShown]?.[0] ?? null,
  }
}

function byDayIn(zone: string, times: readonly number[]): Map<string, number[]> {
  const days = new Map<string, number[]>()
  for (const at of times) {
    const day = dayOf(at, zone)
    days.set(day, [...(days.get(day) ?? []), at])
  }
  return days
}

/** @param language null for 24 hours */
const offeredTime = (office: Office, at: number, zone: string, language: Language | null): OfferedTime => ({
  value: slotValue(office.id, at),
  label: clockTime(at, zone, language),
  beside: zone === office.zone ? null : besideTime(at, office.zone, language),
})

const besideTime = (at: number, zone: string, language: Language | null) =>
  language ? wallClockIn(language, at, zoneOffset(zone)) : clockTime(at, zone, null)

/** A short list by city: these zones first, then one for each clock that many people live by. */
export const zoneChoices = (first: readonly string[], language: Language, now: number): Option[] =>
  [...new Set([...first.filter(isTimeZone), ...visitorZones])].map((value) => ({
    value,
    label: `${zoneName(value, language, now)} (${zonePart(value, 'shortOffset', language, now)})`,
    isTyped: true,
  }))

/** The city first, because few people know the name of their zone. */
const zoneName = (zone: string, language: Language, now: number) =>
  `${cityOf(zone, language)} – ${zonePart(zone, 'longGeneric', language, now)}`

const zonePart = (
  timeZone: string,
  timeZoneName: 'longGeneric' | 'shortOffset',
  language: Language,
  now: number,
): string =>
  dateFormat(pageLanguages[language].locale, { timeZone, timeZoneName })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

function clockTime(at: number, zone: string, language: Language | null): string {
  const { hours, minutes } = wallTime(at, zoneOffset(zone))
  if (language === 'en') return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
  return language === 'fr' ? `${hours}\u00a0h\u00a0${minutes}` : `${String(hours).padStart(2, '0')}:${minutes}`
}

/** Null without a time. */
export function wishIn({ slot, zone = '' }: { slot: string; zone?: string }): Wish | null {
  const parsed = parseSlot(slot)
  return parsed && { slot: parsed, zone }
}
