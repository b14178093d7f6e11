// The courses of a path as a tree: each course with those that follow it.
import type { CourseTeaser } from './enrolment.server.ts'

export type Way = { course: CourseTeaser; next: Way[] }

/** Starts with the courses that need no other, each with those that follow it; the longest branch comes last. */
export function waysOf(courses: readonly CourseTeaser[]): Way[] {
  const ids = new Set(courses.map(({ id }) => id))
  const from = (course: CourseTeaser): Way => ({ course, next: leading(course.id) })
  const leading = (id: string) =>
    courses
      .filter(({ after }) => after === id)
      .map(from)
      .sort(shorterFirst)
  return courses.filter(({ after }) => !after || !ids.has(after)).map(from)
}

const shorterFirst = (one: Way, other: Way) => lengthOf(one) - lengthOf(other)

const lengthOf = ({ next }: Way): number => 1 + Math.max(0, ...next.map(lengthOf))
