import type { SerializeFrom } from '@remix-run/node'
import { Link, useLoaderData, useSearchParams } from '@remix-run/react'
import { useFlash } from '#app/http/browser/flash.ts'
import { type PageArgs, pageMeta } from '#app/routes/page-meta.ts'
import { breadcrumbData, courseData } from '#app/routes/structured-data.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { PageHero, Section } from '#app/ui/section.tsx'
import { ContentSections } from '#app/ui/sections/content-sections.tsx'
import { careersHref, courseHref } from './careers-href.ts'
import type { loadCourse } from './course.server.ts'
import { CourseEnrolment } from './course-enrolment.tsx'
import { CourseRail } from './course-rail.tsx'
import { EnrolmentThanks } from './enrolment-thanks.tsx'

const crumbsOf = ({ name }: { name: string }) => [
  { label: 'Home', href: '/' },
  { label: 'Courses', href: '/careers' },
  { label: name },
]

export function courseMeta(page: PageArgs, data: Pick<SerializeFrom<typeof loadCourse>, 'course'> | undefined) {
  if (!data) return []
  const { course } = data
  return pageMeta(page, {
    title: `${course.name} course`,
    description: course.metaDescription,
    structured: [courseData(course), breadcrumbData(crumbsOf(course))],
  })
}

export function CoursePage() {
  const { course, run, before, next, headings, labels } = useLoaderData<typeof loadCourse>()
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
  const { others, othersTitle, labels } = useLoaderData<typeof loadCourse>()
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
