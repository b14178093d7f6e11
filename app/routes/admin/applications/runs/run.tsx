import { useLoaderData } from '@remix-run/react'
import { db } from '#app/db.server.ts'
import { listPlaces } from '#app/features/applications/places/places.server.ts'
import { countTaken } from '#app/features/applications/places/seats.server.ts'
import { runSchema } from '#app/features/applications/runs/run-schema.ts'
import { changeRun, findRun } from '#app/features/applications/runs/runs.server.ts'
import { courseName } from '#app/features/applications/runs/stored-course.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { drawn, sentences } from '#app/languages/message.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { movedUpWords } from '#app/routes/admin/mail/mail-follows.server.ts'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { changeNote, RunFields, runRefusals } from './fields.tsx'
import { RunPlaces, SeatsPill } from './run-places.tsx'
import { savedRunWords } from './told.server.ts'
import { aboveRuns, runs, shortDay } from './words.ts'

export const handle = { permission: 'courses.write', title: 'Course run' } as const

export const loader = staffLoader(handle.permission, async ({ id }) => {
  const run = await findRun(db, id)
  if (!run) return null
  const { rows, next } = await listPlaces(db, { run: id })
  return { run, course: courseName(await readCourses(db, Date.now()), run.course_id), rows, isCut: next !== null }
})

export { clientAction, shouldRevalidate } from '#app/forms/network-safe-action.ts'

export const action = staffAction(handle.permission, runSchema, {
  form: 'run',
  run: ({ id, value, by }) => changeRun(db, id, value, by),
  done: async (sent, { run, movedUp }) => {
    const told = await savedRunWords(db, run, 'Run saved.', sent)
    return {
      to: `${runs}/${sent.id}`,
      ...told,
      text: sentences(told.text, drawn((await movedUpWords(db, movedUp, sent)).trim())),
    }
  },
  failed: 'We couldn’t save the run. Please try again.',
  refusals: runRefusals,
  late: async ({ id }, { seats }) =>
    Number(seats) < (await countTaken(db, id)) ? runRefusals['too few seats'].errors : null,
  record: ({ id }) => ({ kind: 'course-run', id }),
})

export default function RunPage() {
  const [say, language] = [useSay(), useLanguage()]
  const { run, course, rows, isCut } = useLoaderData<typeof loader>()
  const { id, starts_on, ends_on, seats, version } = run
  return (
    <StaffPage title={`${course}, ${shortDay(starts_on, language)}`} above={aboveRuns} pill={<SeatsPill run={run} />}>
      <div className="staff-columns">
        <StaffForm
          form="run"
          action={`${runs}/${id}`}
          defaults={{ starts_on, ends_on, seats: String(seats) }}
          version={version}
          button={say('Save')}
          link={{ to: `${runs}/${id}/delete`, label: say('Delete'), isLoss: true }}
        >
          <RunFields taken={run.taken} />
          <p>{say(changeNote)}</p>
        </StaffForm>
        <RunPlaces places={rows} isCut={isCut} />
      </div>
    </StaffPage>
  )
}
