// Applications for courses, interviews, places and discounts.
import type { Selectable } from 'kysely'
import type { Language, RecordRow, SignupStatus } from './records.ts'

type Experience = 'beginner' | 'intermediate' | 'advanced'

export interface ApplicationsTable {
  record_id: string
  /** Also part of the record's name. */
  first_name: string
  last_name: string
  phone: string | null
  experience: Experience
  message: string | null
  /** The course as it was called when the application came. */
  course_id: string
  course_name: string
  course_level: string
  course_weeks: number
  /** The discount as promised; redeemed when the application is accepted. */
  promo_code: string | null
  promo_percent: number | null
  promo_redeemed_at: number | null
  consent_wording: string
  consent_version: string
  consented_at: number
}

/** An interview with an applicant; the newest counts. */
export interface InterviewsTable {
  /** Also the UID in calendar files. */
  id: string
  /** The application's record. */
  record_id: string
  starts_at: number
  minutes: number
  /** The place or the call details, in words of staff. */
  place: string
  /** The applicant's time zone; null where it is not known. */
  applicant_zone: string | null
  /** The member of staff who holds it; null for a deleted account. */
  interviewer_id: string | null
  /** Rises with every change that was mailed. */
  sequence: number
  cancelled_at: number | null
  created_at: number
}

/** A place in a course, created when its application is accepted. */
export interface CourseSignupsTable {
  id: string
  /** The application's record. */
  record_id: string
  status: SignupStatus
  /** The run that the place belongs to; null for none. */
  run_id: string | null
  /** When it began to wait for a seat in that run; null for a place with a seat, or without a run. */
  waiting_since: number | null
  /** What staff have told the person that it costs, in the currency's smallest unit; null where they have not. */
  price: number | null
  currency: string | null
  created_at: number
  version: number
}

/** One run of a course. */
export interface CourseRunsTable {
  id: string
  course_id: string
  /** Dates such as 2026-03-02. */
  starts_on: string
  ends_on: string
  /** As visitors and participants read them; null for what the course says, or for what is not known. */
  place: string | null
  /** Such as “Mon and Wed 18:00–20:00”. */
  hours: string | null
  /** The language of teaching. */
  language: Language | null
  teacher: string | null
  seats: number
  created_at: number
  version: number
}

export interface PromoCodesTable {
  /** In capitals, for comparison. */
  code: string
  percent: number
  starts_at: number
  ends_at: number | null
  /** The number of applications that may redeem it; null for no limit. */
  max_uses: number | null
  first_course_only: number
  active: number
  created_at: number
  version: number
}

export type Application = RecordRow<'application'> & Omit<Selectable<ApplicationsTable>, 'record_id'>
export type Interview = Selectable<InterviewsTable>
export type CourseSignup = Selectable<CourseSignupsTable>
export type CourseRun = Selectable<CourseRunsTable>
export type PromoCode = Selectable<PromoCodesTable>
