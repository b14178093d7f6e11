// The data of a course's page.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { phrasesFor } from '#app/languages/phrases.server.ts'
import { pageLanguage } from '../page-language.server.ts'
import { enrolmentData, nameOf, neighboursOf, runToShow } from './enrolment.server.ts'

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
