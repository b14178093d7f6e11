// The course that a run or an application names. Either may outlive it.
import type { Course } from '#app/features/texts/kinds/courses.server.ts'

export const findCourse = (courses: readonly Course[], id: string): Course | null =>
  courses.find((one) => one.id === id) ?? null

/** The id of a course that is gone. */
export const courseName = (courses: readonly Course[], id: string): string => findCourse(courses, id)?.name ?? id
