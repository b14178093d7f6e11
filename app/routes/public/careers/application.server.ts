// The data of the application for a course in a language in which the course has no description yet.
import type { LoaderFunctionArgs } from '@remix-run/node'
import { db } from '#app/db.server.ts'
import { type Course, readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn, translated } from '#app/languages/phrases.server.ts'
import type { Language } from '#db/tables/records.ts'
import { priceText } from './course-facts.tsx'
import { enrolmentData, runToShow } from './enrolment.server.ts'

export async function loadApplication({ request, params }: LoaderFunctionArgs) {
  const now = Date.now()
  const language = languageOfRequest(request)
  const course = (await readCourses(db, now)).find(({ id }) => id === params.course)
  if (!course) throw new Response(null, { status: 404 })
  const { page, tabs: _, ...enrolment } = await enrolmentData(request, now)
  const say = sayIn(language)
  const { id, name, level, weeks } = course
  return {
    ...phrasesFor(request, 'applications'),
    ...enrolment,
    title: say('Apply for {course}', { course: name }),
    description: say('Apply online for the course {course}: dates, seats, price and the application form.', {
      course: name,
    }),
    note: page.applicationNote,
    course: { id, name, level, weeks },
    facts: factsOf(course, language),
    run: await runToShow(id, now),
  }
}

function factsOf({ price, place, level, weeks, tasks }: Course, language: Language) {
  const say = sayIn(language)
  return {
    price: price ? priceText(price, pageLanguages[language].locale) : say('On request'),
    place: translated(language, place),
    level: translated(language, level),
    length: weeks === 1 ? say('1 week') : say('{count} weeks', { count: weeks }),
    work: say('{count} tasks', { count: tasks }),
  }
}
