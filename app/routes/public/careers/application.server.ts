// The data of the application for a course in a language in which the course has no description yet.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { textSource } from '#app/features/texts/drafts/preview.server.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { languageOfRequest, type Phrase, phrasesFor, sayIn } from '#app/languages/phrases.server.ts'
import { enrolmentData, neighboursOf, runToShow } from './enrolment.server.ts'

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
    course: { id, name, level, weeks, tasks, price, place: say(place as Phrase), teachers: [] },
    run: await runToShow(id, now),
    ...neighboursOf(course, courses),
  }
}
