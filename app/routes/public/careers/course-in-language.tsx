// A course in another language than English: its page once its text is signed off, and only the application until then.
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { useFlash } from '#app/http/browser/flash.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { useSay } from '#app/languages/say.tsx'
import { type PageArgs, pageMeta } from '#app/routes/page-meta.ts'
import { isSignedOff } from '#app/routes/public/page-language.server.ts'
import { Hero, Section } from '#app/ui/section.tsx'
import { Unbroken } from '#app/ui/text/unbroken.tsx'
import { courseHref } from './careers-href.ts'
import { CourseEnrolment, EnrolmentThanks } from './course-enrolment.tsx'
import { CoursePage, CourseRail, courseMeta } from './course-page.tsx'
import { applyToCourse, loadApplication, loadCourse } from './enrolment.server.ts'

export const loader = async (args: LoaderFunctionArgs) =>
  (await isSignedOff(args.request, Date.now()))
    ? { is: 'course' as const, ...(await loadCourse(args)) }
    : { is: 'application' as const, ...(await loadApplication(args)) }

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) =>
  data?.is === 'course' ? courseMeta(page, data) : applicationMeta(page, data)

export const shouldRevalidate = sameDataUnlessQuery('code')

export const action = (args: ActionFunctionArgs) => applyToCourse(args)

export default function CourseInLanguage() {
  return useLoaderData<typeof loader>().is === 'course' ? <CoursePage /> : <ApplicationPage />
}

const applicationMeta = (page: PageArgs, data: { title: string; description: string } | undefined) =>
  pageMeta(page, data && { title: data.title, description: data.description })

function ApplicationPage() {
  const { title, note, course, run, before, next, labels } = useLoaderData<typeof loadApplication>()
  const [search] = useSearchParams()
  const thanks = useFlash('application')
  const say = useSay()
  return (
    <>
      <Hero
        title={<Unbroken text={title} name={course.name} lang="en" />}
        lead={note}
        actions={
          <Link to={courseHref(search, course.id)} hrefLang="en">
            {say('The description of the course, in English')}
          </Link>
        }
        art={
          <CourseRail course={course} run={run} before={before} next={next} button={labels.enrollButton} names="en" />
        }
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
