import { Link, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Course } from '#app/features/texts/kinds/courses.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { courseHref } from './careers-href.ts'
import { priceText } from './course-facts.tsx'
import type { NextRun } from './enrolment.server.ts'

type Neighbour = Pick<Course, 'id' | 'name'>
type CourseRailProps = {
  course: Pick<Course, 'price' | 'level' | 'weeks' | 'tasks' | 'place' | 'teachers'>
  run: NextRun | null
  before: Neighbour | null
  next: readonly Neighbour[]
  button: string
}

/** The facts that help to choose the course, beside its description. */
export function CourseRail({ course, run, before, next, button }: CourseRailProps) {
  const { price, level, weeks, tasks, place, teachers } = course
  return (
    <aside className="course-rail" aria-label="Course facts">
      <dl>
        <Fact name="Price">{price ? priceText(price) : 'On request'}</Fact>
        <Fact name="Next start">{run ? <CalendarDate date={run.starts_on} /> : 'To be announced'}</Fact>
        {run ? <Fact name="Seats">{seatsWords(run)}</Fact> : null}
        {place ? <Fact name="Place">{place}</Fact> : null}
        {teachers.length > 0 ? (
          <Fact name={teachers.length === 1 ? 'Teacher' : 'Teachers'}>
            <ul>
              {teachers.map(({ name, about }) => (
                <li key={name}>{about ? `${name}, ${about}` : name}</li>
              ))}
            </ul>
          </Fact>
        ) : null}
        <Fact name="Level">{level}</Fact>
        <Fact name="Length">{weeks} weeks</Fact>
        <Fact name="Work">{tasks} tasks</Fact>
        {before ? (
          <Fact name="Comes after">
            <CourseLinks courses={[before]} />
          </Fact>
        ) : null}
        {next.length > 0 ? (
          <Fact name="Leads to">
            <CourseLinks courses={next} />
          </Fact>
        ) : null}
      </dl>
      <a className={buttonClass()} href="#enroll">
        {button}
      </a>
    </aside>
  )
}

const seatsWords = ({ left, seats }: NextRun) => (left === 0 ? 'Full, with a waiting list' : `${left} of ${seats} left`)

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function CourseLinks({ courses }: { courses: readonly Neighbour[] }) {
  const [search] = useSearchParams()
  return (
    <ul>
      {courses.map(({ id, name }) => (
        <li key={id}>
          <Link to={courseHref(search, id)}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
