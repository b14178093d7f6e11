import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { useFlash } from '#app/http/browser/flash.ts'
import { useSay } from '#app/languages/say.tsx'
import { type PageArgs, pageMeta } from '#app/routes/page-meta.ts'
import { Hero, Section } from '#app/ui/section.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import type { loadApplication } from './application.server.ts'
import { courseHref } from './careers-href.ts'
import { CourseEnrolment } from './course-enrolment.tsx'
import { EnrolmentThanks } from './enrolment-thanks.tsx'

export const applicationMeta = (page: PageArgs, data: { title: string; description: string } | undefined) =>
  pageMeta(page, data && { title: data.title, description: data.description })

export function ApplicationPage() {
  const { title, note, course } = useLoaderData<typeof loadApplication>()
  const [search] = useSearchParams()
  const thanks = useFlash('application')
  const say = useSay()
  return (
    <>
      <Hero
        title={title}
        lead={note}
        actions={
          <Link to={courseHref(search, course.id)} hrefLang="en">
            {say('The description of the course, in English')}
          </Link>
        }
        art={<Facts />}
      />
      {thanks ? <EnrolmentThanks id={thanks.text ? 'enroll' : 'sent'} others="/" /> : null}
      {thanks?.text ? null : (
        <Section id="enroll">
          <div className="card enrolment">
            <CourseEnrolment course={course} isNoted />
          </div>
        </Section>
      )}
    </>
  )
}

/** The answers that decide about an application. */
function Facts() {
  const { facts, run } = useLoaderData<typeof loadApplication>()
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
    </aside>
  )
}
