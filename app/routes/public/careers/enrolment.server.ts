// What the pages with the application form load.
import { type Course, coursesPage, courseTabs, promoText } from '#app/content/catalogue/courses.ts'
import { db } from '#app/db.server.ts'
import { checkCode, runningOffer } from '#app/features/applications/promo.server.ts'
import { upcomingRuns } from '#app/features/applications/runs/runs.server.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { logError } from '#app/process/log.server.ts'

const { applicationNote, browseButton, enrollButton, outlineTitle, promoButton, tasksLabel, wayTitle, weeksLabel } =
  coursesPage
const labels = {
  applicationNote,
  browseButton,
  enrollButton,
  outlineTitle,
  promoButton,
  tasksLabel,
  wayTitle,
  weeksLabel,
}

/** What both pages call things, the form's key, and what became of the discount code that the address carries. */
export async function enrolmentData(request: Request, now: number) {
  const code = cleanText((new URL(request.url).searchParams.get('code') ?? '').slice(0, 40), false).trim()
  return {
    labels,
    tabs: courseTabs,
    formKey: issueFormKey('application', now),
    discount: code ? await whereReadable(checkCode(db, code, now)) : null,
  }
}

/** The offer that runs now, with what is said before its code. */
export async function offerToShow(now: number) {
  const offer = await whereReadable(runningOffer(db, now))
  return offer && { code: offer.code, text: promoText(offer.percent) }
}

/** The next run of the course that is still to come, with the seats that are left; null where there is none. */
export async function runToShow(courseId: string, now: number) {
  const [next] = (await whereReadable(upcomingRuns(db, courseId, now))) ?? []
  return next ? { starts_on: next.starts_on, left: next.left, seats: next.seats } : null
}

/** While the database cannot be read, the page stands without it: the form on it keeps what was typed. */
async function whereReadable<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    logError(error, { reading: 'discount codes and course runs' })
    return null
  }
}

/** A course in the list, and as somebody applies for it. */
export function courseTeaser({ id, name, path, icon, tasks, weeks, level, blurb, price, after }: Course) {
  return { id, name, path, icon, tasks, weeks, level, blurb, price, after }
}

export type NextRun = NonNullable<Awaited<ReturnType<typeof runToShow>>>
export type CourseTeaser = ReturnType<typeof courseTeaser>
export type Offer = Awaited<ReturnType<typeof offerToShow>>
export type EnrolmentData = Awaited<ReturnType<typeof enrolmentData>>
