// What is said of a run that was saved: that its course's page shows it, or why not, and where that is mended.

import { upcomingRuns } from '#app/features/applications/runs/runs.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { courseTexts, readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { message, sentences } from '#app/languages/message.ts'
import type { Phrase } from '#app/languages/phrases.server.ts'
import type { Asked } from '#app/routes/admin/shared/staff-action.server.ts'
import { kindPath } from '#app/routes/admin/texts/paths.ts'
import type { Db } from '#db/schema.ts'
import type { CourseRun } from '#db/tables/careers.ts'
import { runs, shortDay } from './words.ts'

type Run = Pick<CourseRun, 'id' | 'course_id' | 'starts_on'>

/** By the readers of the course's page, which shows the next run. */
export async function savedRunWords(
  db: Db,
  { id, course_id, starts_on }: Run,
  saved: Phrase,
  { now, say, language, staff }: Pick<Asked, 'now' | 'say' | 'language' | 'staff'>,
) {
  const told = (seen: Phrase, to: string, label: Phrase, values = {}) => ({
    text: sentences(saved, message(seen, values)),
    link: { to, label: say(label) },
  })
  if (!(await readCourses(db, now)).some((course) => course.id === course_id)) {
    const { text, link } = told('Visitors don’t see its course.', kindPath(courseTexts.kind), 'Open the list')
    return can(staff.role, 'texts.read') ? { text, link } : { text }
  }
  const coming = await upcomingRuns(db, course_id, now)
  if (coming[0]?.id === id) return told('The course’s page shows it now.', courseTexts.path(course_id), 'View on site')
  const at = coming.findIndex((run) => run.id === id)
  const before = at > 0 ? coming[at - 1] : undefined
  if (before?.starts_on === starts_on)
    return told('The course’s page shows another run of the same day.', `${runs}/${before.id}`, 'Open that run')
  if (before)
    return told(
      'The course’s page shows it once the run of {day} has begun.',
      `${runs}/${before.id}`,
      'Open that run',
      {
        day: shortDay(before.starts_on, language),
      },
    )
  return told(
    'The course’s page doesn’t show it: its first day has passed.',
    `${runs}/${id}#run-starts_on`,
    'Change dates',
  )
}
