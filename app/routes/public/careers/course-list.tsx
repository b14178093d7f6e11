import { useSearchParams } from '@remix-run/react'
import { type Course, courses, coursesPage, courseTabs } from '#app/content/courses.ts'
import { Badge } from '#app/ui/badge.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Card, CardGrid } from '#app/ui/card.tsx'
import { LinkTabs } from '#app/ui/tabs.tsx'
import { careersHref, courseHref } from './careers-href.ts'
import { CourseFacts } from './course-facts.tsx'

/** Both paths are in the page; the tabs hide one of them. */
export function CourseList() {
  const [search] = useSearchParams()
  const current = courseTabs.find(({ id }) => id === search.get('path'))?.id ?? 'all'
  return (
    <>
      <LinkTabs
        label="Learning paths"
        current={current}
        tabs={courseTabs.map(({ id, label }) => ({ id, label, to: careersHref(search, { path: id }, '#courses') }))}
      />
      {courseTabs.map(({ id, label }) =>
        id === 'all' ? null : (
          <section key={id} className="course-path" hidden={current !== 'all' && current !== id} aria-labelledby={id}>
            <h3 id={id}>{label}</h3>
            <CardGrid as="ul">
              {courses
                .filter(({ path }) => path === id)
                .map((course) => (
                  <CourseCard key={course.id} course={course} />
                ))}
            </CardGrid>
          </section>
        ),
      )}
    </>
  )
}

function CourseCard({ course }: { course: Course }) {
  const [search] = useSearchParams()
  return (
    <Card
      as="li"
      id={`course-${course.id}`}
      className="course-card"
      icon={course.icon}
      title={course.name}
      level={4}
      to={courseHref(search, course.id)}
      badge={<Badge>{course.level}</Badge>}
    >
      <p>{course.blurb}</p>
      <CourseFacts course={course} />
      <LinkButton size="s" variant="outline" to={careersHref(search, { course: course.id }, '#enroll')}>
        <span>
          {coursesPage.enrollButton}
          <span className="visually-hidden"> in {course.name}</span>
        </span>
      </LinkButton>
    </Card>
  )
}
