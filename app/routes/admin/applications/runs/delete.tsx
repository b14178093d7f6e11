// Confirms deleting a course run.

import { db } from '#app/db.server.ts'
import { courseName, deleteRun, findRun } from '#app/features/applications/runs/runs.server.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { versionSchema } from '#app/forms/fields/rules.ts'
import { drawn, message } from '#app/languages/message.ts'
import type { Question } from '#app/routes/admin/shared/confirm-page.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { aboveRuns, runs, runWords } from './words.ts'

const inUse = 'This run has places or a waiting list. Move or cancel the places first.'

export const handle = { permission: 'courses.write', title: 'Delete a course run' } as const

export const loader = staffLoader<Question>(handle.permission, async ({ id, say, language }) => {
  const run = await findRun(db, id)
  if (!run) return null
  const course = courseName(await readCourses(db, Date.now()), run.course_id)
  return {
    form: 'run-delete',
    title: message('Delete this run of {course}?', { course }),
    button: 'Delete',
    isDangerous: true,
    version: run.version,
    above: aboveRuns,
    record: { label: drawn(course), href: `${runs}/${run.id}`, subject: [course, runWords(run, { say, language })] },
    refusal: run.taken + run.waiting > 0 ? inUse : null,
    refusedTitle: 'This run can’t be deleted',
    reload: 'Back to this run',
    text: 'It will disappear from the course’s page. You can’t undo this, but you can create a new run with the same dates.',
  }
})

export const action = staffAction(handle.permission, versionSchema, {
  form: 'run-delete',
  run: ({ id, value, by }) => deleteRun(db, id, value.version, by),
  done: () => ({ to: runs, text: 'Run deleted.' }),
  refusals: { 'in use': inUse },
  record: ({ id }) => ({ kind: 'course-run', id }),
})

export { ConfirmPage as default } from '#app/routes/admin/shared/confirm-page.tsx'
