// The data of the pages with the application form.

import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { cvField, cvProblem } from '#app/features/applications/cv/cv.ts'
import { checkCode, checkTerms, runningOffer } from '#app/features/applications/promo.server.ts'
import { upcomingRuns } from '#app/features/applications/runs/runs.server.ts'
import { applicationSchema } from '#app/features/applications/schema.ts'
import { submitApplication } from '#app/features/applications/submit-application.server.ts'
import { failedToSubmit, placeWords, thankYou } from '#app/features/applications/words.ts'
import { receiptOf } from '#app/features/records/visitor/visitor.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import {
  type Course,
  type CoursesPage,
  coursePaths,
  coursesPageTexts,
  readCourses,
} from '#app/features/texts/kinds/courses.server.ts'
import { readPage } from '#app/features/texts/read-texts.server.ts'
import { reviewedPaths } from '#app/features/texts/translations/reviewed-paths.server.ts'
import { cleanText } from '#app/forms/fields/clean-text.ts'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { readPublicFormWithFile, toldTogether } from '#app/forms/read/read-form.server.ts'
import { redirectWithFlash } from '#app/http/browser/flash.server.ts'
import { uploadLimits } from '#app/http/edge/refusal.ts'
import { hrefIn } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, type Say, sayIn } from '#app/languages/phrases.server.ts'
import { logError } from '#app/process/log.server.ts'
import type { Application } from '#db/tables/careers.ts'
import type { Language } from '#db/tables/records.ts'
import { pageLanguage } from '../page-language.server.ts'

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
async function runToShow(courseId: string, now: number) {
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

const nameOf = ({ id, name }: Course) => ({ id, name })

/** The course that comes best before this one, and those that follow it. */
const neighboursOf = (course: Course, courses: readonly Course[]) => ({
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

/** The data of a course's page. */
export async function loadCourse({ request, params }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const { language, brought } = await pageLanguage(request, now)
  const [{ page, ...enrolment }, courses] = await Promise.all([
    enrolmentData(request, now),
    readCourses(texts, now, language),
  ])
  const course = courses.find(({ id }) => id === params.course)
  if (!course) throw new Response(null, { status: 404 })
  const { buildTitle, prerequisitesTitle, needsTitle } = page
  const { label: path = '' } = enrolment.tabs.find(({ id }) => id === course.path) ?? {}
  return {
    ...brought,
    ...phrasesFor(request, 'applications', 'courses'),
    ...enrolment,
    course,
    run: await runToShow(course.id, now),
    headings: { buildTitle, prerequisitesTitle, needsTitle },
    ...neighboursOf(course, courses),
    others: courses.filter(({ id, path }) => path === course.path && id !== course.id).map(nameOf),
    othersTitle: page.othersTitle.replace('{path}', path),
  }
}

const cv = { name: cvField, limit: uploadLimits.application, problemOf: cvProblem }

/** Takes the application form of a course, in whichever language its page is. */
export async function applyToCourse({ request, context, params }: ActionFunctionArgs) {
  const ids = (await readCourses(db, Date.now())).map(({ id }) => id)
  if (!ids.includes(params.course ?? '')) throw new Response(null, { status: 404 })
  const form = await readPublicFormWithFile({ request, context }, 'application', applicationSchema(ids), cv)
  if (!form.ok)
    return toldTogether(form.response, languageOfRequest(request), async ({ code }) => {
      const checked = code ? await checkTerms(db, String(code), Date.now()) : null
      return checked?.ok === false ? { code: [checked.problem] } : null
    })
  const attempt = await form.attempt(() => submitApplication(db, form.value, form.context, form.file), failedToSubmit)
  if (!attempt.ok) return attempt.response
  if (!attempt.value.ok) return form.refuse({ errors: { code: [attempt.value.codeProblem] } })
  const { from, course_id } = form.value
  const on = { language: form.pageLanguage, now: Date.now() }
  const list = `/careers${from === 'all' ? '' : `?path=${from}`}`
  const page = `${from === 'course' ? `/careers/${course_id}` : list}#enroll`
  const place = hrefIn(on.language, page, await reviewedPaths(db, on.language, on.now))
  const { application, isCvLeftOut } = attempt.value
  return redirectWithFlash(place, {
    ...receiptOf('application', thankYou, application, on),
    note:
      [discountNote(application, on.language), isCvLeftOut && sayIn(on.language)(cvLeftOut)]
        .filter(Boolean)
        .join(' ') || undefined,
  })
}

const cvLeftOut =
  'Your CV could not be kept, because too many files arrived today. Please send it to us by email, with your reference.'

const discountNote = ({ promo_code: code, promo_percent: percent }: Application, language: Language) =>
  code === null
    ? undefined
    : sayIn(language)('Your discount code {code} was accepted: {percent}% off.', { code, percent: percent ?? 0 })

/** The data of the application for a course in a language in which the course has no description yet. */
export async function loadApplication({ request, params }: LoaderFunctionArgs) {
  const texts = await textSource(db, request)
  const now = Date.now()
  const language = languageOfRequest(request)
  const courses = await readCourses(texts, now)
  const course = courses.find(({ id }) => id === params.course)
  if (!course) throw new Response(null, { status: 404 })
  const { page, tabs: _, ...enrolment } = await enrolmentData(request, now)
  const say = sayIn(language)
  const { id, name, level, weeks, tasks, price, place } = course
  return {
    ...phrasesFor(request, 'applications', 'courses'),
    ...enrolment,
    title: say('Apply for {course}', { course: name }),
    description: say('Apply online for the course {course}: dates, seats, price and the application form.', {
      course: name,
    }),
    note: page.applicationNote,
    course: { id, name, level, weeks, tasks, price, place: placeWords(place, say), teachers: [] },
    run: await runToShow(id, now),
    ...neighboursOf(course, courses),
  }
}
