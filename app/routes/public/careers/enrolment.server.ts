// The data of the pages with the application form.
import { db } from '#app/db.server.ts'
import { checkCode, runningOffer } from '#app/features/applications/promo.server.ts'
import { upcomingRuns } from '#app/features/applications/runs/runs.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { type Course, coursePaths } from '#app/features/texts/kinds/courses.server.ts'
import { type CoursesPage, coursesPageTexts } from '#app/features/texts/kinds/courses-page.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { languageOfRequest, type Say, sayIn } from '#app/languages/phrases.server.ts'
import { logError } from '#app/process/log.server.ts'

const tabsOf = ({ allPaths }: CoursesPage, say: Say) => [
  { id: 'all' as const, label: allPaths },
  ...coursePaths.map(({ value, label }) => ({ id: value, label: say(label) })),
]

const labelsOf = (page: CoursesPage) => {
  const { applicationNote, browseButton, enrollButton, enrollTitle, outlineTitle, promoButton } = page
  const { tasksLabel, wayTitle, weeksLabel } = page
  const ofForm = { applicationNote, enrollButton, enrollTitle, promoButton }
  return { ...ofForm, browseButton, outlineTitle, tasksLabel, wayTitle, weeksLabel }
}

/** The labels, the form's key, the current offer and the check of the code in the address, for all pages with the form. */
export async function enrolmentData(request: Request, now: number) {
  const texts = await textSource(db, request)
  const language = languageOfRequest(request)
  const page = await readPage(texts, coursesPageTexts, now, language)
  return {
    /** The page's words, of which only the labels are sent. */
    page,
    labels: labelsOf(page),
    tabs: tabsOf(page, sayIn(language)),
    formKey: issueFormKey('application', now),
    discount: await discountOf(request, now),
    offer: await offerToShow(now, page.promoText),
  }
}

/** The check of the discount code in the address; null without one. */
export async function discountOf(request: Request, now: number) {
  const code = cleanText((new URL(request.url).searchParams.get('code') ?? '').slice(0, 40), false).trim()
  const checked = code ? await whereReadable(checkCode(db, code, now)) : null
  if (!checked || checked.ok) return checked
  return { ...checked, problem: sayIn(languageOfRequest(request))(checked.problem) }
}

/** The current offer, with the text that precedes its code. */
export async function offerToShow(now: number, text: string) {
  const offer = await whereReadable(runningOffer(db, now))
  return offer && { code: offer.code, text: text.replace('{percent}', String(offer.percent)) }
}

/** The course's next run, with the seats left; null if none is planned. */
export async function runToShow(courseId: string, now: number) {
  const [next] = (await whereReadable(upcomingRuns(db, courseId, now))) ?? []
  if (!next) return null
  const { starts_on, ends_on, left, seats, hours, place, teacher, language } = next
  return { starts_on, ends_on, left, seats, hours, place, teacher, language }
}

/** Null while the database cannot be read: the page works without this, and its form keeps the typed text. */
async function whereReadable<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    logError(error, { reading: 'discount codes and course runs' })
    return null
  }
}

export const nameOf = ({ id, name }: Course) => ({ id, name })

/** The course that comes best before this one, and those that follow it. */
export const neighboursOf = (course: Course, courses: readonly Course[]) => ({
  before: courses.filter(({ id }) => id === course.after).map(nameOf)[0] ?? null,
  next: courses.filter(({ after }) => after === course.id).map(nameOf),
})

/** A course as the list and the application form show it. */
export function courseTeaser({ id, name, path, tasks, weeks, level, blurb, price, after }: Course) {
  return { id, name, path, tasks, weeks, level, blurb, price, after }
}

export type NextRun = NonNullable<Awaited<ReturnType<typeof runToShow>>>
export type CourseTeaser = ReturnType<typeof courseTeaser>
export type EnrolmentData = Omit<Awaited<ReturnType<typeof enrolmentData>>, 'page'>
