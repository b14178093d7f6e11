import type { CameFile } from '#app/features/records/mail/files.server.ts'
import type { Course } from '#app/features/texts/kinds/courses.server.ts'
import type { Offer } from './promo.server.ts'
import type { ApplicationInput } from './schema.ts'

/** The applicant's answers, with the course from the catalogue and the checked discount. */
export type Answers = Omit<ApplicationInput, 'course_id' | 'code' | 'agreeTerms' | 'from'> & {
  course: Course
  emailKey: string
  offer: Offer | null
  cv: CameFile | null
  /** One came, but strangers have stored as much as they may. */
  isCvLeftOut: boolean
}
