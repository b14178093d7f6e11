import { useLoaderData, useSearchParams } from '@remix-run/react'
import { useHrefIn, useSay } from '#app/languages/say.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { LinkTabs } from '#app/ui/tabs.tsx'
import { careersHref, courseHref } from './careers-href.ts'
import { CourseFacts } from './course-facts.tsx'
import { type Way, waysOf } from './course-way.ts'
import { CourseWays } from './course-ways.tsx'
import type { CourseTeaser, EnrolmentData } from './enrolment.server.ts'

/** Both paths are on the page, each beside its diagram and in its order; the tabs hide one of them. */
export function CourseList({ courses }: { courses: readonly CourseTeaser[] }) {
  const [search] = useSearchParams()
  const { tabs } = useLoaderData<EnrolmentData>()
  const say = useSay()
  const hrefIn = useHrefIn()
  // A form that is open below the list stays open.
  const course = search.get('course') ?? undefined
  const current = tabs.find(({ id }) => id === search.get('path'))?.id ?? 'all'
  return (
    <>
      <LinkTabs
        label={say('Learning paths')}
        current={current}
        tabs={tabs.map(({ id, label }) => ({
          id,
          label,
          to: hrefIn(careersHref(search, { path: id, course }, '#courses')),
        }))}
      />
      {tabs.map(({ id, label }) =>
        id === 'all' ? null : (
          <section key={id} className="course-path" hidden={current !== 'all' && current !== id} aria-labelledby={id}>
            <h3 id={id}>{label}</h3>
            <div className="course-map">
              <CourseWays courses={courses.filter(({ path }) => path === id)} all={courses} />
              <ul className="course-rows">
                {inOrder(courses.filter(({ path }) => path === id)).map((course) => (
                  <CourseCard key={course.id} course={course} />
                ))}
              </ul>
            </div>
          </section>
        ),
      )}
    </>
  )
}

/** As the diagram reads from top to bottom, then those that it leaves out: courses that follow each other in a circle. */
function inOrder(courses: readonly CourseTeaser[]): CourseTeaser[] {
  const reached = coursesIn(waysOf(courses))
  return [...reached, ...courses.filter((course) => !reached.includes(course))]
}

const coursesIn = (ways: readonly Way[]): CourseTeaser[] =>
  ways.flatMap(({ course, next }) => [course, ...coursesIn(next)])

function CourseCard({ course }: { course: CourseTeaser }) {
  const [search] = useSearchParams()
  const { labels } = useLoaderData<EnrolmentData>()
  const say = useSay()
  return (
    <Card
      as="li"
      id={`course-${course.id}`}
      className="course-card"
      title={course.name}
      level={4}
      to={courseHref(search, course.id)}
      badge={<Badge>{say(course.level)}</Badge>}
    >
      <p>{course.blurb}</p>
      <CourseFacts course={course} />
      <LinkButton size="s" variant="outline" to={careersHref(search, { course: course.id }, '#enroll')}>
        <span>
          {labels.enrollButton}
          <span className="visually-hidden"> {say('in {course}', { course: course.name })}</span>
        </span>
      </LinkButton>
    </Card>
  )
}
