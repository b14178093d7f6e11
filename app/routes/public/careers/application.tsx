// The application for a course in other languages than English, in which the course has no description yet.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { type Course, readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { issueFormKey } from '#app/forms/read/form-key.server.ts'
import { useFlash } from '#app/http/browser/flash.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { pageLanguages } from '#app/languages/pages.ts'
import { languageOfRequest, phrasesFor, sayIn, translated } from '#app/languages/phrases.server.ts'
import { useSay } from '#app/languages/say.tsx'
import { pageMeta } from '#app/routes/page-meta.ts'
import { PageHero, Section } from '#app/ui/section.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import type { Language } from '#db/tables/records.ts'
import { applyToCourse } from './apply-to-course.server.ts'
import { courseHref } from './careers-href.ts'
import { CourseEnrolment } from './course-enrolment.tsx'
import { priceText } from './course-facts.tsx'
import { enrolmentData, offerToShow, runToShow } from './enrolment.server.ts'
import { EnrolmentThanks } from './enrolment-thanks.tsx'
import { PromoBanner } from './promo-banner.tsx'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data && { title: args.data.title, description: args.data.description })

export async function loader({ request, params }: LoaderFunctionArgs) {
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
    offer: enrolment.discount ? null : await offerToShow(now, page.promoText),
    discountKey: issueFormKey('discount', now),
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

export { clientAction } from '#app/forms/network-safe-action.ts'
export const shouldRevalidate = sameDataUnlessQuery('code')

export const action = (args: ActionFunctionArgs) => applyToCourse(args)

export default function ApplicationPage() {
  const { title, note, course, labels, offer, discount, discountKey } = useLoaderData<typeof loader>()
  const thanks = useFlash('application')
  return (
    <>
      <PageHero seed={course.id} title={title} lead={note} />
      {thanks ? <EnrolmentThanks id={thanks.text ? 'enroll' : 'sent'} others="/" /> : null}
      {thanks?.text ? null : (
        <>
          {discount ? null : (
            <PromoBanner
              course={course}
              offer={offer}
              discount={null}
              formKey={discountKey}
              button={labels.promoButton}
            />
          )}
          <Section id="enroll" labelledBy="enrolment-title">
            <div className="course-body">
              <Facts />
              <div className="card enrolment">
                <h2 id="enrolment-title">{labels.enrollTitle.replace('{course}', course.name)}</h2>
                <CourseEnrolment course={course} />
              </div>
            </div>
          </Section>
        </>
      )}
    </>
  )
}

/** What decides about an application, with the way to the description. */
function Facts() {
  const { course, facts, run } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const say = useSay()
  const seats = run && (run.left === 0 ? say('Full, with a waiting list') : say('{left} of {seats} left', run))
  const lines = [
    [say('Price'), facts.price],
    [say('Next start'), run ? <CalendarDate key="start" date={run.starts_on} /> : say('To be announced')],
    [say('Seats'), seats],
    [say('Place'), facts.place],
    [say('Level'), facts.level],
    [say('Length'), facts.length],
    [say('Work'), facts.work],
  ] as const
  return (
    <aside className="course-rail" aria-label={say('Course facts')}>
      <dl>
        {lines.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p>
        <Link to={courseHref(search, course.id)} hrefLang="en">
          {say('The description of the course, in English')}
        </Link>
      </p>
    </aside>
  )
}
