// The note about an interview in a record's history, which staff and the applicant read; it says no more than the mail.
import { interviewTimes } from '#app/mail/interview-times.ts'
import type { Interview } from '#db/tables/careers.ts'

const planTitles = {
  planned: 'Interview',
  moved: 'Interview moved',
  cancelled: 'Interview cancelled',
} as const

type Planned = Pick<Interview, 'starts_at' | 'minutes' | 'place' | 'applicant_zone'>

export function planNote(what: keyof typeof planTitles, { starts_at, minutes, place, applicant_zone }: Planned) {
  const times = interviewTimes(starts_at, applicant_zone, 'en', 'everyone').map(([where, when]) => `${when} (${where})`)
  return `${planTitles[what]}: ${times.join(' / ')}, ${minutes} minutes. ${place}`
}

/** Null for a note about another subject. */
export function parsePlanNote(
  note: string,
): { title: (typeof planTitles)[keyof typeof planTitles]; words: string } | null {
  const [begin = ''] = note.split(': ', 1)
  const title = Object.values(planTitles).find((known) => known === begin)
  return title ? { title, words: note.slice(title.length + 2) } : null
}
