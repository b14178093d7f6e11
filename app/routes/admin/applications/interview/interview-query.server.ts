// Reads an interview's time from the page's address and builds its mail.

import { offices } from '#app/content/company/offices.ts'
import type { ApplicationDetails } from '#app/features/applications/applications.server.ts'
import { interviewTimeSchema, passedTime, startOf } from '#app/features/applications/decision-schema.ts'
import { zoneChoices } from '#app/features/appointments/offer.server.ts'
import { errorsIn, fieldErrors } from '#app/forms/read/read-form.server.ts'
import { interviewInvited, interviewMoved } from '#app/mail/messages/visitors/interview-arranged.ts'
import { localTime } from '#app/time/zoned-time.ts'
import type { Language } from '#db/tables/records.ts'
import { type Letter, letterOf } from '../letter.tsx'

const fields = ['date', 'time', 'zone', 'minutes', 'applicantZone'] as const

export type TimeValues = Record<(typeof fields)[number] | 'place', string>

export function chosenTime(request: Request, application: ApplicationDetails, staff: Staff, now: number) {
  const staffZone = staff.timeZone
  const query = new URL(request.url).searchParams
  const stored = valuesOf(application.interview, staffZone)
  const isChosen = query.has('date')
  const chosen = Object.fromEntries(fields.map((name) => [name, (query.get(name) ?? '').slice(0, 60)]))
  const values: TimeValues = isChosen ? { ...stored, ...chosen } : stored
  const read = interviewTimeSchema.safeParse(values)
  const zones = [...new Set([staffZone, ...offices.map(({ zone }) => zone), 'UTC'])]
  const form = {
    values,
    zones,
    applicantZones: zoneChoices([values.applicantZone], staff.language, now),
    query: query.toString(),
  }
  if (!isChosen) return { ...form, errors: {}, letter: null }
  const wrong = read.error ? fieldErrors(read.error) : {}
  const errors = errorsIn(staff.language, { ...passedTime(values, now), ...wrong })
  if (!read.success || Object.keys(errors).length > 0) return { ...form, errors, letter: null }
  const starts_at = startOf(read.data)
  const { minutes, applicantZone } = read.data
  const plan = { starts_at, minutes: Number(minutes), applicant_zone: applicantZone }
  return { ...form, errors: {}, letter: letterFor(application, plan) }
}

type Staff = { timeZone: string; language: Language }

type Planned = ApplicationDetails['interview']

function valuesOf(interview: Planned, zone: string): TimeValues {
  if (!interview) return { date: '', time: '', zone, minutes: '20', applicantZone: '', place: '' }
  const { starts_at, minutes, place, applicant_zone } = interview
  return { ...localTime(starts_at, zone), zone, minutes: String(minutes), applicantZone: applicant_zone ?? '', place }
}

type Plan = Pick<NonNullable<Planned>, 'starts_at' | 'minutes' | 'applicant_zone'>

/** Leaves out the line with the place, which is entered in the mail. */
function letterFor(application: ApplicationDetails, plan: Plan): Letter {
  const interview = { id: '', sequence: 0, place: '', ...plan }
  const letter = letterOf((application.interview ? interviewMoved : interviewInvited)(application, interview))
  const before = letter.before.map((part) =>
    typeof part === 'object' && 'facts' in part ? { facts: part.facts.slice(0, -1) } : part,
  )
  return { ...letter, before }
}
