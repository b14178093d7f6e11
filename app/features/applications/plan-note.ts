// An interview in a record's history: stored as facts, put into words for the member of staff or the applicant who reads it.
import { officeNames } from '#app/content/company/office-names.ts'
import { findOffice } from '#app/content/company/offices.ts'
import { sayIn } from '#app/languages/phrases.server.ts'
import { timeWords } from '#app/mail/interview-times.ts'
import type { Interview } from '#db/tables/careers.ts'
import type { Language } from '#db/tables/records.ts'

export const planTitles = {
  planned: 'Interview',
  moved: 'Interview moved',
  cancelled: 'Interview cancelled',
} as const

type Planned = Pick<Interview, 'starts_at' | 'minutes' | 'place' | 'applicant_zone'>

export type Plan = Planned & { what: keyof typeof planTitles }

export const planOf = (what: Plan['what'], { starts_at, minutes, place, applicant_zone }: Planned): Plan => ({
  what,
  starts_at,
  minutes,
  place,
  applicant_zone,
})

export type PlanReader = {
  language: Language
  zone: string
  /** The id of the record's office. */
  office: string
}

/** The time in the reader's zone, and at the office where its clocks show another one. */
export function planWords({ starts_at, minutes, place }: Planned, { language, zone, office: id }: PlanReader): string {
  const own = timeWords(starts_at, zone, language)
  const office = findOffice(id)
  const there = office && timeWords(starts_at, office.zone, language)
  const times = [`${own}\u00a0(${zone.replaceAll('_', ' ')})`]
  if (office && there !== own) times.push(`${there}\u00a0(${officeNames[language][office.id].city})`)
  return `${times.join(' / ')}, ${sayIn(language)('{count} minutes', { count: minutes })}. ${place}`
}

/** Reads a note in English, as they were stored before plans were facts; null for any other note. */
export function parsePlanNote(
  note: string,
): { title: (typeof planTitles)[keyof typeof planTitles]; words: string } | null {
  const [begin = ''] = note.split(': ', 1)
  const title = Object.values(planTitles).find((known) => known === begin)
  return title ? { title, words: note.slice(title.length + 2) } : null
}
