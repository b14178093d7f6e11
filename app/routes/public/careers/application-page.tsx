import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { useFlash } from '#app/http/browser/flash.ts'
import { useSay } from '#app/languages/say.tsx'
import { type PageArgs, pageMeta } from '#app/routes/page-meta.ts'
import { Hero, Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/text/unbroken.tsx'
import type { loadApplication } from './application.server.ts'
import { courseHref } from './careers-href.ts'
import { CourseEnrolment } from './course-enrolment.tsx'
import { CourseRail } from './course-rail.tsx'
import { EnrolmentThanks } from './enrolment-thanks.tsx'

export const applicationMeta = (page: PageArgs, data: { title: string; description: string } | undefined) =>
  pageMeta(page, data && { title: data.title, description: data.description })

export function ApplicationPage() {
  const { title, note, course, run, before, next, labels } = useLoaderData<typeof loadApplication>()
  const [search] = useSearchParams()
  const thanks = useFlash('application')
  const say = useSay()
  return (
    <>
      <Hero
        title={<Unbroken text={title} name={course.name} />}
        lead={note}
        actions={
          <Link to={courseHref(search, course.id)} hrefLang="en">
            {say('The description of the course, in English')}
          </Link>
        }
        art={<CourseRail course={course} run={run} before={before} next={next} button={labels.enrollButton} />}
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
