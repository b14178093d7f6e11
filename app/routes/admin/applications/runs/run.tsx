import { useLoaderData } from '@remix-run/react'
import { languageNames } from '#app/content/languages.ts'
import { db } from '#app/db.server.ts'
import { listRunPeople } from '#app/features/applications/places/places.server.ts'
import { countTaken } from '#app/features/applications/places/seats.server.ts'
import { listAnnounced } from '#app/features/applications/runs/announce.server.ts'
import { runSchema } from '#app/features/applications/runs/run-schema.ts'
import { changeRun, courseName, findRun, type RunRow } from '#app/features/applications/runs/runs.server.ts'
import { can } from '#app/features/staff/permissions.ts'
import { readCourses } from '#app/features/texts/kinds/courses.server.ts'
import { drawn, sentences } from '#app/languages/message.ts'
import { useLanguage, useSay } from '#app/languages/say.tsx'
import { movedUpWords } from '#app/routes/admin/mail/mail-follows.server.ts'
import { Facts, typed } from '#app/routes/admin/shared/facts.tsx'
import { staffAction, staffLoader } from '#app/routes/admin/shared/staff-action.server.ts'
import { StaffForm, StaffPage } from '#app/routes/admin/shared/staff-page.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { CalendarDate } from '#app/ui/text/calendar-date.tsx'
import { savedRunWords } from '../told.server.ts'
import { changeNote, RunFields, runRefusals } from './run-fields.tsx'
import { AnnouncedMails, RunPeople, SeatsPill } from './run-places.tsx'
import { aboveRuns, runs, shortDay } from './words.ts'

export const handle = {
  permission: 'applications.read',
  actionPermission: 'courses.write',
  title: 'Course run',
} as const

export const loader = staffLoader(handle.permission, async ({ id, now, staff }) => {
  const run = await findRun(db, id)
  if (!run) return null
  const people = await listRunPeople(db, id)
  return {
    run,
    course: courseName(await readCourses(db, now), run.course_id),
    people: people.map(({ reference, name, email, phone, status, run_id, waiting_since }) => ({
      ...{ reference, name, email, phone },
      ...{ status, run_id, waiting_since },
    })),
    announced: await listAnnounced(db, people),
    zone: staff.timeZone,
    may: { change: can(staff.role, handle.actionPermission), write: can(staff.role, 'applications.write') },
  }
})

export const action = staffAction(handle.actionPermission, runSchema, {
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
  const { run, course, people, announced, zone, may } = useLoaderData<typeof loader>()
  const { id, starts_on, ends_on, seats, version, place, hours, teacher } = run
  const told = { place: place ?? '', hours: hours ?? '', language: run.language ?? '', teacher: teacher ?? '' }
  return (
    <StaffPage title={`${course}, ${shortDay(starts_on, language)}`} above={aboveRuns} pill={<SeatsPill run={run} />}>
      <div className="stack">
        <RunPeople people={people} mailTo={may.write ? `${runs}/${id}/mail` : null}>
          <AnnouncedMails announced={announced} zone={zone} />
        </RunPeople>
        {may.change ? (
          <StaffForm
            form="run"
            action={`${runs}/${id}`}
            defaults={{ starts_on, ends_on, seats: String(seats), ...told }}
            version={version}
            button={say('Save')}
            link={{ to: `${runs}/${id}/delete`, label: say('Delete'), isLoss: true }}
          >
            <RunFields taken={run.taken} />
            <p>{say(changeNote)}</p>
          </StaffForm>
        ) : (
          <RunFacts run={run} />
        )}
      </div>
    </StaffPage>
  )
}

function RunFacts({ run }: { run: RunRow }) {
  const say = useSay()
  const { starts_on, ends_on, hours, place, teacher, language } = run
  return (
    <Panel id="run-facts" title={say('Course run')}>
      <Facts
        of={{
          'First day': <CalendarDate date={starts_on} isShort />,
          'Last day': <CalendarDate date={ends_on} isShort />,
          Hours: typed(hours),
          Where: typed(place),
          Teacher: typed(teacher),
          'Language of teaching': language ? say(languageNames[language]) : null,
        }}
      />
    </Panel>
  )
}
