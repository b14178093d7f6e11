import { useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { languageNames } from '#app/content/languages.ts'
import type { Course } from '#app/features/texts/kinds/courses.server.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { priceText } from '#app/ui/text/price-text.ts'
import { courseHref } from './careers-href.ts'
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
  const held = run?.place || place
  const language = useLanguage()
  const say = useSay()
  return (
    <aside className="course-rail" aria-label={say('Course facts')}>
      <dl className="timeline course-route">
        {before ? (
          <Fact name={say('Best after')}>
            <CourseLinks courses={[before]} />
          </Fact>
        ) : null}
        <Fact name={say('Level')} level={level}>
          {say(level)}
        </Fact>
        {next.length > 0 ? (
          <Fact name={say('Leads to')}>
            <CourseLinks courses={next} />
          </Fact>
        ) : null}
      </dl>
      <dl>
        <Fact name={say('Price|course')}>{price ? priceText(price, language) : say('On request')}</Fact>
        <Fact name={say('Next start')}>{run ? <CalendarDate date={run.starts_on} /> : say('To be announced')}</Fact>
        {run ? (
          <Fact name={say('Seats')}>
            {run.left === 0
              ? say('Full, with a waiting list')
              : say('{left} of {seats} left', { left: run.left, seats: run.seats })}
          </Fact>
        ) : null}
        {run?.hours ? <Fact name={say('Hours')}>{run.hours}</Fact> : null}
        {held ? <Fact name={say('Place')}>{held}</Fact> : null}
        {run?.language ? <Fact name={say('Taught in')}>{say(languageNames[run.language])}</Fact> : null}
        {run?.teacher ? (
          <Fact name={say('Teacher|course')}>{run.teacher}</Fact>
        ) : teachers.length > 0 ? (
          <Fact name={teachers.length === 1 ? say('Teacher|course') : say('Teachers|course')}>
            <ul>
              {teachers.map(({ name, about }) => (
                <li key={name}>{about ? `${name}, ${about}` : name}</li>
              ))}
            </ul>
          </Fact>
        ) : null}
        <Fact name={say('Length')}>
          {weeks === 1 ? say('1 week') : say('{count} weeks', { count: weeks })}
          <br />
          {say('{count} tasks', { count: tasks })}
        </Fact>
      </dl>
      <a className={buttonClass()} href="#enroll">
        {button}
      </a>
    </aside>
  )
}

/** @param level of the course, at its own stop */
function Fact({ name, level, children }: { name: string; level?: string; children: ReactNode }) {
  return (
    <div data-level={level}>
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
          <PageLink href={courseHref(search, id)}>{name}</PageLink>
        </li>
      ))}
    </ul>
  )
}
