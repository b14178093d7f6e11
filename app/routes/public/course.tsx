import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, type MetaFunction, useParams } from '@remix-run/react'
import { type Course, courses, coursesPage, courseTabs, findCourse } from '#app/content/courses.ts'
import { pageMeta } from '#app/routes/page-meta.ts'
import { breadcrumbData, courseData } from '#app/routes/structured-data.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { PageHero, Section } from '#app/ui/section.tsx'
import { ContentSections } from '#app/ui/sections/content-sections.tsx'
import { CourseEnrolment } from './course-enrolment.tsx'
import { CourseFacts } from './course-facts.tsx'

const crumbsOf = ({ name }: Course) => [
  { label: 'Home', href: '/' },
  { label: 'Courses', href: '/careers' },
  { label: name },
]

export const meta: MetaFunction = (args) => {
  const course = findCourse(args.params.course ?? '')
  if (!course) return pageMeta(args, { title: 'Page Not Found', noindex: true })
  return pageMeta(args, {
    title: `${course.name} course`,
    description: course.metaDescription,
    structured: [courseData(course), breadcrumbData(crumbsOf(course))],
  })
}

export function loader({ params }: LoaderFunctionArgs) {
  if (!findCourse(params.course ?? '')) throw new Response(null, { status: 404 })
  return null
}

export { sameDataForEveryQuery as shouldRevalidate } from '#app/http/same-page.ts'

export default function CoursePage() {
  const course = findCourse(useParams().course ?? '')
  if (!course) return null
  return (
    <>
      <PageHero
        seed={course.id}
        breadcrumbs={<Breadcrumbs items={crumbsOf(course)} />}
        title={course.name}
        lead={course.blurb}
        actions={
          <a className={buttonClass()} href="#enroll">
            {coursesPage.enrollButton}
          </a>
        }
      >
        <div className="course-head">
          <Badge>{course.level}</Badge>
          <CourseFacts course={course} />
        </div>
      </PageHero>
      <Section>
        <ContentSections
          sections={[
            { heading: coursesPage.outlineTitle, items: course.outline },
            { heading: coursesPage.buildTitle, paragraphs: [course.whatYouBuild] },
            { heading: coursesPage.prerequisitesTitle, items: course.prerequisites },
            { heading: coursesPage.needsTitle, items: course.needs },
          ]}
        />
      </Section>
      <Section id="enroll" tone="muted" labelledBy="enrolment-title">
        <div className="card enrolment">
          <h2 id="enrolment-title">Enroll in {course.name}</h2>
          <CourseEnrolment course={course} />
        </div>
      </Section>
      <OtherCourses course={course} />
    </>
  )
}

function OtherCourses({ course }: { course: Course }) {
  const path = courseTabs.find(({ id }) => id === course.path)
  return (
    <Section tight>
      <nav className="course-others" aria-labelledby="others">
        <h2 id="others">Other {path?.label} courses</h2>
        <ul>
          {courses
            .filter((other) => other.path === course.path && other.id !== course.id)
            .map(({ id, name }) => (
              <li key={id}>
                <Link to={`/careers/${id}`}>{name}</Link>
              </li>
            ))}
        </ul>
        <p>
          <Link to="/careers?path=all#courses">{coursesPage.browseButton}</Link>
        </p>
      </nav>
    </Section>
  )
}
