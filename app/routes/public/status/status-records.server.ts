// The record behind a status link, and the visitor's actions on it.
import { db } from '#app/db.server.ts'
import { applicationStages } from '#app/features/applications/application-stages.ts'
import { cancelPlannedInterview } from '#app/features/applications/interviews.server.ts'
import { applicationForVisitor, interviewCalendar } from '#app/features/applications/visitor-application.server.ts'
import {
  type AppointmentOutcome,
  arrangeAppointment,
  cancelAppointment,
  cancelWithEnquiry,
  confirmAppointment,
} from '#app/features/appointments/change-appointment.server.ts'
import { wishIn } from '#app/features/appointments/offer.server.ts'
import { appointmentCalendar } from '#app/features/appointments/status-appointment.server.ts'
import { currentBrand } from '#app/features/brand/current-brand.server.ts'
import { enquiryStages } from '#app/features/enquiries/enquiry-stages.ts'
import { enquiryForVisitor } from '#app/features/enquiries/visitor-enquiry.server.ts'
import { kindOf } from '#app/features/records/reference.ts'
import { newestEntries, type ThreadQuery } from '#app/features/records/thread-page.ts'
import type { Seen } from '#app/features/records/visitor/history.ts'
import {
  addToRecord,
  type Visit,
  type VisitorOutcome,
  withdrawRecord,
} from '#app/features/records/visitor/visitor.server.ts'
import { findStatusLink } from '#app/features/status-links/status-links.server.ts'
import { type Phrase, sayIn } from '#app/languages/phrases.server.ts'
import { type By, theVisitor } from '#db/audit.ts'
import type { Db } from '#db/schema.ts'
import type { Language, RecordKind } from '#db/tables/records.ts'
import type { StatusRecord } from './status-record.tsx'
import type { Stage } from './status-track.tsx'

type View = (db: Db, reference: string, now: number, seen: Seen) => Promise<StatusRecord | null>

/** The visitor's view of each kind of record. */
const views: Record<RecordKind, View> = {
  enquiry: enquiryForVisitor,
  application: applicationForVisitor,
}

const onWithdraw = { application: cancelPlannedInterview, enquiry: cancelWithEnquiry }

const calendars = { enquiry: appointmentCalendar, application: interviewCalendar }

/** Null for a link that is invalid or has expired. */
export async function recordBehind(
  token: string | undefined,
  language: Language,
  query: ThreadQuery = newestEntries,
): Promise<StatusRecord | null> {
  const reference = await referenceBehind(token)
  const kind = reference && kindOf(reference)
  return kind ? views[kind](db, reference, Date.now(), { query, language }) : null
}

/** Null without a planned interview, an appointment or a valid link. */
export async function calendarBehind(token: string | undefined): Promise<string | null> {
  const reference = await referenceBehind(token)
  const { look } = await currentBrand(db)
  const kind = reference && kindOf(reference)
  return kind ? calendars[kind](db, reference, look.name, Date.now()) : null
}

export async function addBehind(token: string | undefined, text: string, visit: Visit): Promise<VisitorOutcome> {
  const reference = await referenceBehind(token)
  return reference ? addToRecord(db, { reference, text }, visit) : 'gone'
}

export async function withdrawBehind(token: string | undefined, visit: Visit): Promise<VisitorOutcome> {
  const reference = await referenceBehind(token)
  return reference ? withdrawRecord(db, reference, visit, onWithdraw) : 'gone'
}

type Arranged = 'done' | 'gone' | 'none' | 'taken' | 'another'

export async function moveBehind(
  token: string | undefined,
  chosen: { slot: string; zone: string },
  visit: Visit,
): Promise<Arranged> {
  const wish = wishIn(chosen)
  return changeBehind(token, visit, (request, by) => (wish ? arrangeAppointment(db, { ...request, wish }, by) : null))
}

export const cancelBehind = (token: string | undefined, visit: Visit): Promise<Arranged> =>
  changeBehind(token, visit, (request, by) => cancelAppointment(db, request, by))

export const confirmBehind = (token: string | undefined, visit: Visit): Promise<Arranged> =>
  changeBehind(token, visit, (request, by) => confirmAppointment(db, request, by))

type Request = Parameters<typeof cancelAppointment>[1]

async function changeBehind(
  token: string | undefined,
  { client, now }: Visit,
  change: (request: Request, by: By) => Promise<AppointmentOutcome> | null,
): Promise<Arranged> {
  const reference = await referenceBehind(token)
  const outcome = reference ? await change({ reference, client }, { actor: theVisitor, now }) : null
  if (!outcome) return 'gone'
  if (outcome.ok || outcome.reason === 'same') return 'done'
  return outcome.reason === 'changed' ? 'none' : outcome.reason
}

const referenceBehind = (token = '') => findStatusLink(db, token, Date.now())

/** Every stage of a record, in the words of a language. */
export function stagesIn(language: Language): Record<RecordKind, Stage[]> {
  const say = sayIn(language)
  const said = (stages: readonly { pill: string; label: Phrase; words: Phrase }[]) =>
    stages.map(({ pill, label, words }) => ({ pill, label: say(label), words: say(words) }))
  return { enquiry: said(enquiryStages), application: said(applicationStages) }
}
