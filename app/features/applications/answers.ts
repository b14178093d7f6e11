import type { findCourse } from '#app/content/catalogue/courses.ts'
import type { CameFile } from '#app/features/records/mail/files.server.ts'
import type { Offer } from './promo.server.ts'
import type { ApplicationInput } from './schema.ts'

/** The applicant's answers, with the course from the catalogue and the checked discount. */
export type Answers = Omit<ApplicationInput, 'course_id' | 'code' | 'agreeTerms' | 'from'> & {
  course: NonNullable<ReturnType<typeof findCourse>>
  emailKey: string
  offer: Offer | null
  cv: CameFile | null
}
