import type { ApplicationDetails } from '#app/features/applications/applications.server.ts'
import type { Say } from '#app/languages/phrases.server.ts'

type CourseTold = Pick<ApplicationDetails, 'course_name' | 'course_level' | 'course_weeks'>

/** The course as it was when the application was sent. */
export const courseWords = (told: CourseTold, say: Say, word: (text: string) => string) =>
  say('{course}: {level}, {count} weeks', {
    course: told.course_name,
    level: word(told.course_level),
    count: told.course_weeks,
  })
