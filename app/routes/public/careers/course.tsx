import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useLoaderData, useSearchParams } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { type Course, coursePaths, readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { useFlash } from '#app/http/browser/flash.ts'
import { sameDataUnlessQuery } from '#app/http/browser/same-page.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { breadcrumbData, courseData } from '#app/routes/structured-data.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { PageHero, Section } from '#app/ui/section.tsx'
import { ContentSections } from '#app/ui/sections/content-sections.tsx'
import { applyToCourse } from './apply-to-course.server.ts'
import { careersHref, courseHref } from './careers-href.ts'
import { CourseEnrolment } from './course-enrolment.tsx'
import { CourseRail } from './course-rail.tsx'
import { enrolmentData, runToShow } from './enrolment.server.ts'
import { EnrolmentThanks } from './enrolment-thanks.tsx'

const crumbsOf = ({ name }: { name: string }) => [
  { label: 'Home', href: '/' },
  { label: 'Courses', href: '/careers' },
  { label: name },
]

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return []
  const { course } = args.data
  return pageMeta(args, {
    title: `${course.name} course`,
    description: course.metaDescription,
    structured: [courseData(course), breadcrumbData(crumbsOf(course))],
  })
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const now = Date.now()
  const [{ page, ...enrolment }, courses] = await Promise.all([enrolmentData(request, now), readCourses(db, now)])
  const course = courses.find(({ id }) => id === params.course)
  if (!course) throw new Response(null, { status: 404 })
  const { buildTitle, prerequisitesTitle, needsTitle } = page
  const { label: pathLabel = '' } = coursePaths.find(({ value }) => value === course.path) ?? {}
  return {
    ...enrolment,
    course,
    run: await runToShow(course.id, now),
    headings: { buildTitle, prerequisitesTitle, needsTitle },
    before: courses.filter(({ id }) => id === course.after).map(nameOf)[0] ?? null,
    next: courses.filter(({ after }) => after === course.id).map(nameOf),
    others: courses.filter(({ id, path }) => path === course.path && id !== course.id).map(nameOf),
    othersTitle: page.othersTitle.replace('{path}', pathLabel),
  }
}

const nameOf = ({ id, name }: Course) => ({ id, name })

export { clientAction } from '#app/forms/network-safe-action.ts'
export const shouldRevalidate = sameDataUnlessQuery('code')

export const action = (args: ActionFunctionArgs) => applyToCourse(args)

export default function CoursePage() {
  const { course, run, before, next, headings, labels } = useLoaderData<typeof loader>()
  const thanks = useFlash('application')
  return (
    <>
      <PageHero
        seed={course.id}
        breadcrumbs={<Breadcrumbs items={crumbsOf(course)} />}
        title={course.name}
        lead={course.blurb}
        actions={
          <a className={buttonClass()} href="#enroll">
            {labels.enrollButton}
          </a>
        }
      />
      <Section>
        <div className="course-body">
          <CourseRail course={course} run={run} before={before} next={next} button={labels.enrollButton} />
          <ContentSections
            sections={[
              { heading: labels.outlineTitle, items: course.outline },
              { heading: headings.buildTitle, paragraphs: [course.whatYouBuild] },
              { heading: headings.prerequisitesTitle, items: course.prerequisites },
              { heading: headings.needsTitle, items: course.needs },
            ]}
          />
        </div>
      </Section>
      {thanks ? <EnrolmentThanks id={thanks.text ? 'enroll' : 'sent'} /> : null}
      {thanks?.text ? null : (
        <Section id="enroll" tone="muted" labelledBy="enrolment-title">
          <div className="card enrolment">
            <h2 id="enrolment-title">{labels.enrollTitle.replace('{course}', course.name)}</h2>
            <CourseEnrolment course={course} />
          </div>
        </Section>
      )}
      <OtherCourses />
    </>
  )
}

function OtherCourses() {
  const { others, othersTitle, labels } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  return (
    <Section tight>
      <nav className="course-others" aria-labelledby="others">
        <h2 id="others">{othersTitle}</h2>
        <ul>
          {others.map(({ id, name }) => (
            <li key={id}>
              <Link to={courseHref(search, id)}>{name}</Link>
            </li>
          ))}
        </ul>
        <p>
          <Link to={careersHref(search, { path: 'all' }, '#courses')}>{labels.browseButton}</Link>
        </p>
      </nav>
    </Section>
  )
}
