import { useLoaderData, useSearchParams } from '@remix-run/react'
import { useSay } from '#app/languages/say.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { PageLink } from '#app/ui/frame/page-link.tsx'
import { courseHref } from './careers-href.ts'
import { useCount } from './course-facts.tsx'
import { type Way, waysOf } from './course-way.ts'
import type { CourseTeaser, EnrolmentData } from './enrolment.server.ts'

type CourseWaysProps = { courses: readonly CourseTeaser[]; all: readonly CourseTeaser[] }

/** The path as a diagram: nested lists joined by lines; the fuller the dot, the higher the level. */
export function CourseWays({ courses, all }: CourseWaysProps) {
  const { labels } = useLoaderData<EnrolmentData>()
  return (
    <Fold className="course-ways" summary={<h4>{labels.wayTitle}</h4>}>
      {waysOf(courses).map((way) => (
        <Ways key={way.course.id} ways={[way]} all={all} />
      ))}
    </Fold>
  )
}

function Ways({ ways, all }: { ways: readonly Way[]; all: readonly CourseTeaser[] }) {
  return (
    <ol>
      {ways.map(({ course, next }) => (
        <li key={course.id}>
          <Stop course={course} before={all.find(({ id, path }) => id === course.after && path !== course.path)} />
          {next.length > 0 ? <Ways ways={next} all={all} /> : null}
        </li>
      ))}
    </ol>
  )
}

/** @param before the prerequisite on the other path */
function Stop({ course, before }: { course: CourseTeaser; before?: CourseTeaser }) {
  const { labels } = useLoaderData<EnrolmentData>()
  const [search] = useSearchParams()
  const count = useCount()
  const say = useSay()
  const { id, name, weeks, level } = course
  return (
    <div className="course-stop" data-level={level}>
      <PageLink href={courseHref(search, id)}>{name}</PageLink>
      <span>
        {count(weeks, labels.weeksLabel)} · {say(level)}
        {before ? `, ${say('after {course}', { course: before.name })}` : null}
      </span>
    </div>
  )
}
