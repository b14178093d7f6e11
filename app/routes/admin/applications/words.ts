import { courseLevel } from '#app/content/course-levels.ts'
import type { ApplicationDetails } from '#app/features/applications/applications.server.ts'
import { recordKinds } from '#app/features/records/kinds.ts'
import type { Say } from '#app/languages/phrases.server.ts'

export const applicationsCrumb = { label: recordKinds.application.label, href: recordKinds.application.path }

export const codes = '/dashboard/careers/codes'

export const codesCrumb = { label: 'Discount codes', href: codes } as const

export const aboveCodes = [applicationsCrumb, codesCrumb]

type CourseTold = Pick<ApplicationDetails, 'course_name' | 'course_level' | 'course_weeks'>

/** The course as it was when the application was sent. */
export const courseWords = (told: CourseTold, say: Say) =>
  say('{course}: {level}, {count} weeks', {
    course: told.course_name,
    level: courseLevel(told.course_level),
    count: told.course_weeks,
  })
